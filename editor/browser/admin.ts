/** Script of /admin: starts Decap CMS with the generated forms. Bundled by write-admin.ts. */
import type { FormConfig } from "../config"
import { formatOf } from "../formats"
import { describeBlockMenus } from "./block-menu"
import { correctLocalTexts, correctTexts, createSettingsWidget, sortFormFields, toFileData } from "./cms"
import { extendLists } from "./list-control"
import { reportRejectedChanges, showInvalidField } from "./mistakes"
import { focusSavedButton, handleAddressChange } from "./open-form"
import { registerPreviews } from "./preview"
import { handleSaveShortcut } from "./save-shortcut"
import { enableTokenSignIn } from "./sign-in"
import { captureStore, updateList } from "./store"

/** @param url - URL of config.json, beside this script */
const start = async (url: string) => {
  const config = (await (await fetch(url)).json()) as FormConfig
  const { collections } = config
  for (const collection of collections)
    window.CMS.registerCustomFormat(collection.format, collection.extension, formatOf(collection))
  window.CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry }) =>
      toFileData(
        entry,
        collections.find(({ name }) => name === entry.get("collection"))!,
      ),
  })
  extendLists(window.CMS.getWidget("list"))
  window.CMS.registerWidget("settings", createSettingsWidget())
  const locale = window.CMS.getLocale("en")
  correctTexts(locale)
  const { proxy_url: filesUrl } = config.backend
  if (filesUrl) {
    reportRejectedChanges(window.CMS.getBackend("proxy"), filesUrl)
    registerPreviews(config)
    correctLocalTexts(locale)
    window.CMS.registerEventListener({
      name: "postSave",
      handler: ({ entry }) => {
        updateList(entry)
        void focusSavedButton()
      },
    })
  }
  addEventListener("keydown", handleSaveShortcut)
  // Decap rejects a promise without a reason if a field is empty or has a wrong value.
  addEventListener("unhandledrejection", ({ reason }) => reason === undefined && void showInvalidField())
  await enableTokenSignIn(config.backend)
  describeBlockMenus(config)
  window.CMS.init({ config: { ...config, collections: sortFormFields(collections) } })
}

// Decap offers to restore its backup of a form, but then overwrites it with the file.
indexedDB.deleteDatabase("localforage")
window.CMS_MANUAL_INIT = true
captureStore()
// Before Decap handles the event.
addEventListener("hashchange", handleAddressChange)
const configUrl = new URL("config.json", (document.currentScript as HTMLScriptElement).src).href
addEventListener("load", () => void start(configUrl))

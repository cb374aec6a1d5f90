/** Script of /admin: starts Decap CMS with the generated forms. Bundled by write-admin.ts. */
import type { FormConfig } from "../config"
import { formatOf, type FormFormat, SOURCE, removeSuppressions } from "../formats"
import { type Backend, showRefusals } from "./mistakes"
import { enableTokenSignIn } from "./sign-in"

/** Form data, as an Immutable.js map. */
interface Data {
  update(name: string, update: (value?: string) => string): Data
}

interface Entry {
  get(name: "newRecord"): boolean
  get(name: "data"): Data
}

declare global {
  interface Window {
    /** Makes Decap wait for `init`. */
    CMS_MANUAL_INIT?: boolean
    /** API of Decap CMS, set by decap/decap-cms.js, which loads after this script. */
    CMS: {
      registerCustomFormat(name: string, extension: string, format: FormFormat): void
      registerEventListener(listener: { name: "preSave"; handler(event: { entry: Entry }): Data | undefined }): void
      getBackend(name: string): { init(...options: unknown[]): Backend }
      getLocale(language: string): { ui: { toast: Record<string, string> } }
      init(options: { config: FormConfig }): void
    }
  }
}

/** @param url - of config.json, beside this script */
const start = async (url: string) => {
  const config = (await (await fetch(url)).json()) as FormConfig
  for (const collection of config.collections)
    window.CMS.registerCustomFormat(collection.format, collection.extension, formatOf(collection))
  const copy = (data: Data) => data.update(SOURCE, (source = "") => removeSuppressions(source))
  const handler = ({ entry }: { entry: Entry }) => (entry.get("newRecord") ? copy(entry.get("data")) : undefined)
  window.CMS.registerEventListener({ name: "preSave", handler })
  const { proxy_url: files } = config.backend
  if (files) showRefusals(window.CMS.getBackend("proxy"), files)
  const { toast } = window.CMS.getLocale("en").ui
  for (const key of ["onFailToPersist", "onFailToDelete"]) toast[key] = "%{details}"
  await enableTokenSignIn(config.backend)
  window.CMS.init({ config })
}

// Decap offers to restore its backup of a form, but then overwrites it with the file.
indexedDB.deleteDatabase("localforage")
window.CMS_MANUAL_INIT = true
const config = new URL("config.json", (document.currentScript as HTMLScriptElement).src).href
addEventListener("load", () => void start(config))

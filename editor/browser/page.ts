/** What runs in the browser at /admin: starts Decap CMS with the forms made from the shapes. Bundled by write.ts. */
import type { FormConfig } from "../config"
import { formatOf, type FormFormat, SOURCE, withoutSilencers } from "../formats"
import { type Backend, showRefusals } from "./mistakes"
import { enableTokenSignIn } from "./sign-in"

/** The data of a form, as Immutable.js holds it. */
interface Data {
  update(name: string, update: (value?: string) => string): Data
}

interface Entry {
  get(name: "newRecord"): boolean
  get(name: "data"): Data
}

declare global {
  interface Window {
    /** Has Decap wait for `init`. */
    CMS_MANUAL_INIT?: boolean
    /** The part of Decap CMS that this page uses; decap/decap-cms.js, which is loaded after this, puts it here. */
    CMS: {
      registerCustomFormat(name: string, extension: string, format: FormFormat): void
      registerEventListener(listener: { name: "preSave"; handler(event: { entry: Entry }): Data | undefined }): void
      getBackend(name: string): { init(...options: unknown[]): Backend }
      getLocale(language: string): { ui: { toast: Record<string, string> } }
      init(options: { config: FormConfig }): void
    }
  }
}

/** @param address where the forms are: beside this script, whatever the address of the page looks like */
const start = async (address: string) => {
  const config = (await (await fetch(address)).json()) as FormConfig
  for (const collection of config.collections)
    window.CMS.registerCustomFormat(collection.format, collection.extension, formatOf(collection))
  const copy = (data: Data) => data.update(SOURCE, (source = "") => withoutSilencers(source))
  const handler = ({ entry }: { entry: Entry }) => (entry.get("newRecord") ? copy(entry.get("data")) : undefined)
  window.CMS.registerEventListener({ name: "preSave", handler })
  const { proxy_url: files } = config.backend
  if (files) showRefusals(window.CMS.getBackend("proxy"), files)
  const { toast } = window.CMS.getLocale("en").ui
  for (const key of ["onFailToPersist", "onFailToDelete"]) toast[key] = "%{details}"
  await enableTokenSignIn(config.backend)
  window.CMS.init({ config })
}

// Decap offers its own backup of a form, and then loads the file over it.
indexedDB.deleteDatabase("localforage")
window.CMS_MANUAL_INIT = true
const config = new URL("config.json", (document.currentScript as HTMLScriptElement).src).href
addEventListener("load", () => void start(config))

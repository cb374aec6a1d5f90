/** What runs in the browser at /admin: starts Decap CMS with the forms made from the shapes. Bundled by write.ts. */
import type { FormConfig } from "../config"
import { type FormFormat, formatOf } from "../formats"
import { signInByToken } from "./sign-in"

declare global {
  interface Window {
    /** Has Decap wait for `init`. */
    CMS_MANUAL_INIT?: boolean
    /** The part of Decap CMS that this page uses; decap/decap-cms.js, which is loaded after this, puts it here. */
    CMS: {
      registerCustomFormat(name: string, extension: string, format: FormFormat): void
      init(options: { config: FormConfig }): void
    }
  }
}

/** @param address where the forms are: beside this script, whatever the address of the page looks like */
const start = async (address: string) => {
  const config = (await (await fetch(address)).json()) as FormConfig
  for (const collection of config.collections)
    window.CMS.registerCustomFormat(collection.format, collection.extension, formatOf(collection))
  await signInByToken(config.backend)
  window.CMS.init({ config })
}

// Decap offers its own backup of a form, and then loads the file over it.
indexedDB.deleteDatabase("localforage")
window.CMS_MANUAL_INIT = true
const config = new URL("config.json", (document.currentScript as HTMLScriptElement).src).href
addEventListener("load", () => void start(config))

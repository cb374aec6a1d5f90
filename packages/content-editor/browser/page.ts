/** What runs in the browser at /admin: starts Decap CMS with the forms made from the shapes. Bundled by write.ts. */
import type { FormConfig } from "../config"
import { formatOf } from "../formats"
import { choicesControl } from "./choices"
import { dayControl } from "./day"
import { drawingControl } from "./drawing"
import { connectLeft, connectUndo, keepTelling, showState, tellWhenClosed } from "./local"
import { formsOf, previewOf } from "./preview"
import { proseControl } from "./prose"
import { switchControl } from "./switch"
import { SESSION, signInByToken } from "./sign-in"
import { askByName, speakOfSaving } from "./words"

/**
 * Makes real expressions of the patterns: written as text, Decap would read them without support for letters of all
 * languages. In hints it reads markdown, and would show bold words in place of how to write them.
 */
const asDecapReads = (key: string, value: unknown): unknown => {
  if (key === "hint" && typeof value === "string") return value.replace(/[*[\]]/g, "\\$&")
  if (value === null || typeof value !== "object" || !("pattern" in value) || !Array.isArray(value.pattern))
    return value
  const [source, message] = value.pattern as [string, string]
  return { ...value, pattern: [new RegExp(source, "u"), message] }
}

const isForm = (address: string) => /#\/collections\/[^/]+\/(entries\/|new)/.test(address)

/** Decap mixes a form with the one before it where the address is changed by hand: then the page begins anew. */
const readEachFormAnew = () =>
  addEventListener("hashchange", ({ oldURL, newURL }) => {
    if (isForm(oldURL) && isForm(newURL)) location.reload()
  })

/** Milliseconds in which Decap ends what it does with an entry that is saved. */
const SETTLE = 500

/** Decap keeps the form of a new entry that is saved, and shows no other after it: the page begins anew at the list. */
const leaveNewForm = () => {
  const [, list] = /^(#\/collections\/[^/]+)\/new/.exec(location.hash) ?? []
  if (!list) return
  setTimeout(() => {
    history.replaceState(null, "", list)
    location.reload()
  }, SETTLE)
}

/** What only a clone has: no login, checks while one writes, the page beside the form, and an undo. */
const startLocal = (config: FormConfig, list: string) => {
  // Decap takes this for a session and leaves out its login page.
  localStorage.setItem(SESSION, JSON.stringify({ backendName: "proxy" }))
  for (const [name, form] of formsOf(config, list)) CMS.registerPreviewTemplate(name, previewOf(form))
  CMS.registerEventListener({ name: "postSave", handler: () => (leaveNewForm(), void showState()) })
  speakOfSaving()
  connectUndo()
  connectLeft()
  keepTelling()
  tellWhenClosed()
  void showState()
}

/** @param forms where the forms are: beside this script, whatever the address of the page looks like */
const start = async (forms: string) => {
  const { local, list, config } = JSON.parse(await (await fetch(forms)).text(), asDecapReads) as {
    local: boolean
    list: string
    config: FormConfig
  }
  // Each collection has a format of its own, because it knows the lists of its files.
  const collections = config.collections.map(collection => {
    const { extension, format } = formatOf(collection, list)
    CMS.registerCustomFormat(`kept-${collection.name}`, extension, format)
    return { ...collection, format: `kept-${collection.name}` }
  })
  CMS.registerWidget("prose", proseControl())
  CMS.registerWidget("day", dayControl())
  CMS.registerWidget("switch", switchControl())
  CMS.registerWidget("relation", choicesControl())
  CMS.registerWidget("drawing", drawingControl(new URL("drawings/", forms).href))
  // Decap offers its own backup of a form and then loads the file over it; the server of a clone keeps one.
  indexedDB.deleteDatabase("localforage")
  askByName()
  readEachFormAnew()
  if (local) startLocal(config, list)
  else await signInByToken(config.backend)
  CMS.init({ config: { ...config, collections } })
}

void start(new URL("config.json", (document.currentScript as HTMLScriptElement).src).href)

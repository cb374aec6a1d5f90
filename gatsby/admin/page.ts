/** What runs in the browser at /admin: starts Decap CMS with the forms made from the shapes. Bundled by write.ts. */
import type { FormConfig } from "./config"
import { type FormFileFormat, formats } from "./formats"

interface Cms {
  registerCustomFormat(name: string, extension: string, format: FormFileFormat): void
  registerEventListener(listener: { name: "postSave"; handler: () => void }): void
  init(options: { config: unknown }): void
}

declare const CMS: Cms

/**
 * Makes real expressions of the patterns: written as text, Decap would read them without support for letters of all
 * languages.
 */
const withPatterns = (_key: string, value: unknown): unknown => {
  if (value === null || typeof value !== "object" || !("pattern" in value) || !Array.isArray(value.pattern))
    return value
  const [source, message] = value.pattern as [string, string]
  return { ...value, pattern: [new RegExp(source, "u"), message] }
}

/**
 * Says below the form what the check finds after a save; the local server knows it, a host of repositories does not.
 */
const report = async (address: string): Promise<void> => {
  const place = document.getElementById("problems")
  const response = await fetch(address)
  if (!place || !response.ok) return
  const text = await response.text()
  place.textContent = text
  place.hidden = text === ""
}

const start = async () => {
  const { check, list, config } = JSON.parse(await (await fetch("config.json")).text(), withPatterns) as {
    check: string | null
    list: string
    config: FormConfig
  }
  for (const [name, { extension, format }] of Object.entries(formats(list)))
    CMS.registerCustomFormat(name, extension, format)
  if (check) {
    // On a clone there is nobody to log in: Decap takes this for a session and leaves out its login page.
    localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "proxy" }))
    CMS.registerEventListener({ name: "postSave", handler: () => void report(check) })
    void report(check)
  }
  CMS.init({ config })
}

void start()

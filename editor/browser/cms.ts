/** Types of Decap CMS, set on `window` by decap/decap-cms.js, which loads after the script of /admin. */
import type { FormConfig } from "../config"
import { type FormFormat, removeSuppressions, SOURCE } from "../formats"
import type { Backend } from "./mistakes"

/** Form data, as an Immutable.js map. */
interface Data {
  update(name: string, update: (value?: string) => string): Data
  toJS(): Record<string, unknown>
}

/** An uploaded picture; a draft until the form is saved. */
interface MediaFile {
  path: string
  draft?: boolean
  file: File
}

/** The entry of the open form, as an Immutable.js map. */
export interface Entry {
  get(name: "newRecord"): boolean
  get(name: "path"): string
  get(name: "data"): Data
  get(name: "mediaFiles"): { toJS(): MediaFile[] }
}

/** A React component. */
type Component = object

declare global {
  interface Window {
    /** Makes Decap wait for `init`. */
    CMS_MANUAL_INIT?: boolean
    CMS: {
      registerCustomFormat(name: string, extension: string, format: FormFormat): void
      registerEventListener(listener: { name: "preSave"; handler(event: { entry: Entry }): Data | undefined }): void
      registerPreviewTemplate(name: string, component: Component): void
      registerPreviewStyle(styles: string, options: { raw: boolean }): void
      getBackend(name: string): { init(...options: unknown[]): Backend }
      getLocale(language: string): { ui: { toast: Record<string, string> } }
      init(options: { config: FormConfig }): void
    }
    /** React's `createElement`. */
    h(name: string, props: object): unknown
    /** Creates a React component: https://www.npmjs.com/package/create-react-class */
    createClass(specification: object): Component
  }
}

/** Returns the data to write. A copy has no suppression comments. */
export const toFileData = (entry: Entry): Data =>
  entry.get("newRecord")
    ? entry.get("data").update(SOURCE, (source = "") => removeSuppressions(source))
    : entry.get("data")

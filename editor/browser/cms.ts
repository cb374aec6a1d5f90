/** Types of Decap CMS, set on `window` by decap/decap-cms.js, which loads after the script of /admin. */
import type { FormCollection, FormConfig } from "../config"
import { type FormFormat, removeSuppressions, SOURCE } from "../formats"
import type { Backend } from "./mistakes"

/** Form data, as an Immutable.js map. */
interface Data {
  get(name: typeof SOURCE): string | undefined
  merge(data: Record<string, unknown>): Data
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
  get(name: "path" | "collection"): string
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

/** Values of the switches that make a copy a draft. */
const DRAFT = { draft: true, published: false }

/** Returns the data to write. A copy is a draft without suppression comments. */
export const toFileData = (entry: Entry, { fields = [] }: FormCollection): Data => {
  const data = entry.get("data")
  const source = data.get(SOURCE)
  if (!entry.get("newRecord") || source === undefined) return data
  const switches = Object.entries(DRAFT).filter(([name]) => fields.some(field => field.name === name))
  return data.merge({ ...Object.fromEntries(switches), [SOURCE]: removeSuppressions(source) })
}

/** Returns the forms with blocks first. Files keep the order of the schema. */
export const withBlocksFirst = (collections: FormCollection[]): FormCollection[] =>
  collections.map(({ fields, ...collection }) => ({
    ...collection,
    ...(fields && { fields: fields.toSorted((a, b) => Number(b.name === "blocks") - Number(a.name === "blocks")) }),
  }))

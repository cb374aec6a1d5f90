/** Types of Decap CMS, set on `window` by decap/decap-cms.js, which loads after the script of /admin. */
import type { FormCollection, FormConfig } from "../config"
import type { FormField } from "../fields"
import { type FormFormat, removeSuppressions, SOURCE } from "../formats"
import type { ItemElement, ListWidget } from "./list-control"
import type { Backend } from "./mistakes"

/** Form data, as an Immutable.js map. */
interface Data {
  get(name: typeof SOURCE): string | undefined
  merge(data: Record<string, unknown>): Data
  toJS(): Record<string, unknown>
}

/** An uploaded picture. Decap sets `draft` until the form is saved. */
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
  toJS(): object
}

/** A React component. */
type Component = object

/** The instance of the widget `settings`. */
interface Settings {
  props: { entry: Entry; fieldsErrors: { toJS(): Record<string, unknown[]> } }
  state: { isOpen: boolean }
  setState(state: Settings["state"]): void
}

/** Texts of Decap. */
interface Locale {
  ui: { toast: Record<string, string> }
  editor: {
    editor: Record<string, string>
    editorControlPane: { widget: Record<string, string> }
    editorToolbar: Record<string, string>
  }
}

declare global {
  interface Window {
    /** Makes Decap wait for `init`. */
    CMS_MANUAL_INIT?: boolean
    CMS: {
      registerCustomFormat(name: string, extension: string, format: FormFormat): void
      registerEventListener(listener: { name: "preSave"; handler(event: { entry: Entry }): Data }): void
      registerEventListener(listener: { name: "postSave"; handler(event: { entry: Entry }): void }): void
      registerPreviewTemplate(name: string, component: Component): void
      registerPreviewStyle(styles: string, options: { raw: boolean }): void
      registerWidget(name: string, component: Component): void
      getWidget(name: "list"): ListWidget
      getBackend(name: string): { init(...options: unknown[]): Backend }
      getLocale(language: string): Locale
      init(options: { config: FormConfig }): void
    }
    /** React's `createElement`. */
    h(component: unknown, props: object, ...children: unknown[]): ItemElement
    /** Creates a React component: https://www.npmjs.com/package/create-react-class */
    createClass(specification: object): Component
  }
}

/** Replaces texts of Decap. */
export const correctTexts = ({ ui: { toast }, editor: { editorControlPane } }: Locale): void => {
  // Toasts show only the message of an error.
  toast.onFailToPersist = toast.onFailToDelete = "%{details}"
  toast.missingRequiredField = "A field is empty or has a wrong value. It is marked in the form."
  // Messages of patterns begin with "must".
  editorControlPane.widget.regexPattern = "%{fieldLabel} %{pattern}."
}

/** Replaces texts of Decap for a local folder, where a saved draft is not published. */
export const correctLocalTexts = ({ editor: { editor, editorToolbar } }: Locale): void => {
  Object.assign(editorToolbar, {
    publish: "Save",
    publishNow: "Save now",
    publishAndCreateNew: "Save and create new",
    publishAndDuplicate: "Save and duplicate",
    publishing: "Saving…",
    published: "Saved",
  })
  editor.onDeletePublishedEntry = "Delete this entry?"
  editor.onDeleteWithUnsavedChanges = "Delete this entry and your unsaved changes?"
}

/** Values of fields in a copy, which is unpublished and has no more paths. */
const copyValues = { draft: true, published: false, aliases: undefined }

/** Returns the data to write. A copy is unpublished and has no suppression comments. */
export const toFileData = (entry: Entry, { fields = [] }: FormCollection): Data => {
  const data = entry.get("data")
  const source = data.get(SOURCE)
  if (!entry.get("newRecord") || source === undefined) return data
  const values = Object.entries(copyValues).filter(([name]) => fields.some(field => field.name === name))
  return data.merge({ ...Object.fromEntries(values), [SOURCE]: removeSuppressions(source) })
}

/** Names of fields for the path, menus and search engines. */
const SETTING_NAMES = /^(path|slug|aliases|order|menu|crumb|group|meta|floatingAction|projectType)$/

/** Heading of the settings of a page: a form field without data. */
const settingsHeading = { name: "__settings", label: "", widget: "settings", required: false }

/** Sorts the fields of forms: blocks, other content, then settings, folded under a heading. */
export const sortFormFields = (collections: FormCollection[]): FormCollection[] =>
  collections.map(collection => {
    if (!collection.fields) return collection
    const isSetting = ({ name, widget }: FormField) => widget === "boolean" || SETTING_NAMES.test(name)
    const content = collection.fields.filter(field => !isSetting(field))
    const settings = collection.fields.filter(isSetting)
    const blocksFirst = content.toSorted((a, b) => Number(b.name === "blocks") - Number(a.name === "blocks"))
    return { ...collection, fields: [...blocksFirst, settingsHeading, ...settings] }
  })

/** Creates the widget of `settingsHeading`. It is expanded in new forms, and if Decap reports a mistake. */
export const createSettingsWidget = (): Component =>
  window.createClass({
    getInitialState(this: Settings) {
      return { isOpen: this.props.entry.get("newRecord") }
    },
    // Decap renders widgets only if their value changes.
    shouldComponentUpdate: () => true,
    render(this: Settings) {
      const errors = Object.values(this.props.fieldsErrors.toJS()).flat()
      const isOpen = this.state.isOpen || errors.length > 0
      const toggle = () => this.setState({ isOpen: !isOpen })
      return window.h(
        "button",
        { type: "button", className: "settings", "aria-expanded": isOpen, onClick: toggle },
        "Address, search texts and switches",
      )
    },
  })

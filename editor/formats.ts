import { parse } from "yaml"
import type { FormCollection } from "./config"
import type { FormField } from "./fields"
import { mergeYaml } from "./merge"

/**
 * How the form reads and writes files. Decap hands data back without the text it came from, so the text travels along
 * in a hidden field: what was not changed is written as it was, comments included.
 */

type Data = Record<string, unknown>

/** A format as Decap takes it. */
export interface FormFormat {
  fromFile(text: string): Data
  toFile(data: Data): string
}

/** The name under which the form knows the entries of a list file: Decap wants every file to be a map. */
export const LIST_KEY = "items"

/** Hidden field with the YAML that was read. */
export const SOURCE = "__source"

/** The YAML for a copy: what silences a warning was written for the text of the original. */
export const withoutSilencers = (source: string): string => source.replace(/[ \t]*#\s*check:\s*ok\b.*$/gm, "")

/** What stands above the text of a post. */
const FRONTMATTER = /^---\r?\n([\s\S]*?)^---[ \t]*\r?\n?/m

const isGroup = (value: unknown): value is Data => value !== null && typeof value === "object" && !Array.isArray(value)

/** What the form sends of a field that nobody filled in, or of a group of them. */
const isEmpty = (value: unknown): boolean =>
  isGroup(value) ? Object.keys(value).length === 0 : [undefined, null, "", NaN].includes(value as null)

/** Leaves that out. */
const omitEmpty = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(omitEmpty)
  if (!isGroup(value)) return value
  const all = Object.entries(value).map(([key, inner]) => [key, omitEmpty(inner)])
  return Object.fromEntries(all.filter(([, inner]) => !isEmpty(inner))) as Data
}

/** Names in the order of the shapes: Decap knows those of a file, not those within its lists. */
const orderOf = (fields: readonly FormField[]): string[] =>
  fields.flatMap(({ name, field, fields: inner = [], types = [] }) => [
    name,
    ...orderOf([...(field ? [field] : []), ...inner, ...types]),
  ])

/** The schema that a file names: it says which of several a file is. */
const SCHEMA = /\$schema=\S*?(\w+)\.json/

/** The same line for a new file of a folder, by which text editors know its fields. */
const schemaLine = (name: string) => `# yaml-language-server: $schema=../.schemas/${name}.json\n`

/** What holds while a file says nothing: Decap would show these switches off. What says nothing is no draft. */
const implicitDefaults = (fields: readonly FormField[]): Data =>
  Object.fromEntries(
    fields.flatMap(({ name, widget, default: begun }) =>
      widget === "boolean" && begun === true && name !== "draft" ? [[name, true]] : [],
    ),
  )

/** The format of the files of a collection. */
export const formatOf = ({
  name,
  extension,
  fields = [],
  files = [],
}: Pick<FormCollection, "name" | "extension" | "fields" | "files">): FormFormat => {
  /** The fields of a file: of one of several, or of any of a folder. */
  const fieldsOf = (text: string) => files.find(file => file.name === SCHEMA.exec(text)?.[1])?.fields ?? fields

  const fromYaml = (text: string): Data => {
    const value: unknown = parse(text)
    const data = Array.isArray(value) ? { [LIST_KEY]: value } : (value as Data)
    return { ...implicitDefaults(fieldsOf(text)), ...data, [SOURCE]: text }
  }

  /** With the line breaks that the file had. */
  const asBefore = (text: string, source: unknown) =>
    String(source).includes("\r\n") ? text.replace(/\r?\n/g, "\r\n") : text

  const toYaml = ({ [SOURCE]: source = extension === "yaml" ? schemaLine(name) : "", ...data }: Data): string => {
    const text = String(source)
    const own = fieldsOf(text)
    for (const [name, value] of Object.entries(implicitDefaults(own))) if (data[name] === value) delete data[name]
    return mergeYaml(text, omitEmpty(LIST_KEY in data ? data[LIST_KEY] : data), orderOf(own))
  }

  if (extension === "yaml") return { fromFile: fromYaml, toFile: data => asBefore(toYaml(data), data[SOURCE]) }
  return {
    fromFile: text => {
      const [above = "", details = ""] = FRONTMATTER.exec(text) ?? []
      return { ...fromYaml(details), body: text.slice(above.length) }
    },
    toFile: ({ body, ...details }) => {
      const text = `---\n${toYaml(details)}---\n${typeof body === "string" ? body : ""}`.replace(/\n*$/, "\n")
      return asBefore(text, details[SOURCE])
    },
  }
}

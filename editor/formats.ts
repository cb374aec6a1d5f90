/**
 * Parses and serializes files for forms. A hidden field holds the source text, because Decap returns only data:
 * unchanged parts are written as they were, with comments.
 */
import { parse } from "yaml"
import type { FormCollection } from "./config"
import type { FormField } from "./fields"
import { type Group, isGroup, mergeYaml } from "./merge"

/** A custom format of Decap. */
export interface FormFormat {
  fromFile(text: string): Group
  toFile(data: Group): string
}

/** Key of the items of a list file: Decap requires files to be maps. */
export const LIST_KEY = "items"

/** Label of the items of a list file. */
export const LIST_LABEL = "Entries"

/** Hidden field with the source YAML. */
export const SOURCE = "__source"

/** Removes suppression comments from the source of a copy, because they apply to the original text. */
export const removeSuppressions = (source: string): string => source.replace(/[ \t]*#\s*check:\s*ok\b.*$/gm, "")

const FRONTMATTER = /^---\r?\n([\s\S]*?)^---[ \t]*\r?\n?/m

/** A position in the body of an MDX file, from 1. */
export interface BodyPosition {
  line: number
  column: number
}

/** Converts a position in an MDX file; undefined in the frontmatter and in other files. */
export const findBodyPosition = (text = "", { line, column }: BodyPosition): BodyPosition | undefined => {
  const lineBreaks = FRONTMATTER.exec(text)?.[0].match(/\n/g)
  return lineBreaks && line > lineBreaks.length ? { line: line - lineBreaks.length, column } : undefined
}

/** Returns whether a field or group is empty. */
const isEmpty = (value: unknown): boolean =>
  isGroup(value) ? Object.keys(value).length === 0 : [undefined, null, "", NaN].includes(value as null)

/** Omits empty fields and groups. */
const omitEmpty = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(omitEmpty)
  if (!isGroup(value)) return value
  const all = Object.entries(value).map(([key, inner]) => [key, omitEmpty(inner)])
  return Object.fromEntries(all.filter(([, inner]) => !isEmpty(inner))) as Group
}

/** Pattern of the schema comment, which names the content type of the file. */
const SCHEMA_COMMENT = /\$schema=\S*?(\w+)\.json/

/** Creates the schema comment of a new file, for code editors. */
const createSchemaComment = (name: string) => `# yaml-language-server: $schema=../.schemas/${name}.json\n`

/** Returns the default values that files omit. */
const implicitDefaults = (fields: readonly FormField[]): Group =>
  fields.some(({ name }) => name === "published") ? { published: true } : {}

/** Creates the format of a collection. */
export const formatOf = ({
  name,
  extension,
  fields = [],
  files = [],
}: Pick<FormCollection, "name" | "extension" | "fields" | "files">): FormFormat => {
  /** Returns the fields of a file: those in `files`, or those of all files in the folder. */
  const fieldsOf = (text: string) => files.find(file => file.name === SCHEMA_COMMENT.exec(text)?.[1])?.fields ?? fields

  const fromYaml = (text: string): Group => {
    const value: unknown = parse(text)
    const data = Array.isArray(value) ? { [LIST_KEY]: value } : (value as Group)
    return { ...implicitDefaults(fieldsOf(text)), ...data, [SOURCE]: text }
  }

  /** Restores the line breaks of the source. */
  const restoreLineBreaks = (text: string, source: unknown) =>
    String(source).includes("\r\n") ? text.replace(/\r?\n/g, "\r\n") : text

  const toYaml = ({
    [SOURCE]: source = extension === "yaml" ? createSchemaComment(name) : "",
    ...data
  }: Group): string => {
    const text = String(source)
    const fileFields = fieldsOf(text)
    for (const [field, value] of Object.entries(implicitDefaults(fileFields)))
      if (data[field] === value) delete data[field]
    return LIST_KEY in data
      ? mergeYaml(text, omitEmpty(data[LIST_KEY]), fileFields[0])
      : mergeYaml(text, omitEmpty(data), { fields: fileFields })
  }

  if (extension === "yaml") return { fromFile: fromYaml, toFile: data => restoreLineBreaks(toYaml(data), data[SOURCE]) }
  return {
    fromFile: text => {
      const [match = "", frontmatter = ""] = FRONTMATTER.exec(text) ?? []
      return { ...fromYaml(frontmatter), body: text.slice(match.length) }
    },
    toFile: ({ body, ...frontmatter }) => {
      const text = `---\n${toYaml(frontmatter)}---\n${typeof body === "string" ? body : ""}`.replace(/\n*$/, "\n")
      return restoreLineBreaks(text, frontmatter[SOURCE])
    },
  }
}

import { parse } from "yaml"
import { questionId } from "../content-engine/browser"
import type { FormCollection } from "./config"
import type { FormField } from "./fields"
import { mergeYaml } from "./merge"

/**
 * How the form reads and writes files. Decap hands data back without the text it came from, so the text travels along
 * in a hidden field: what was not changed is written as it was, comments included.
 */

type Data = Record<string, unknown>

export interface FormFileFormat {
  fromFile(text: string): Data
  toFile(data: Data, order?: readonly string[]): string
}

/** Hidden field with the text that was read. */
const SOURCE = "__source"

/** Hidden field with the day of a post, by which lists are sorted: written as it is, a day says nothing of that. */
export const DAY = "__day"

/** What stands above the text of a post. */
export const FRONTMATTER = /^---\r?\n([\s\S]*?)^---[ \t]*\r?\n?/m

const isFields = (value: unknown): value is Data => value !== null && typeof value === "object" && !Array.isArray(value)

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (typeof value === "number" && Number.isNaN(value))

/** Leaves out what nobody filled in: the form sends empty texts, and groups of them, for optional fields. */
const filled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(filled)
  if (value === null || typeof value !== "object") return value
  const kept = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const own = filled(inner)
    const isHollow = own !== null && typeof own === "object" && !Array.isArray(own) && Object.keys(own).length === 0
    return isEmpty(own) || isHollow ? [] : [[key, own]]
  })
  return Object.fromEntries(kept)
}

const split = ({ [SOURCE]: source, [DAY]: _, ...data }: Data): { source: string; data: Data } => ({
  source: typeof source === "string" ? source : "",
  data,
})

/** An answer whose question is reworded keeps its address, which was made of the question. */
const withAddresses = (now: unknown, before: unknown): unknown => {
  if (Array.isArray(now))
    return now.map((item: unknown, index) => withAddresses(item, Array.isArray(before) ? before[index] : undefined))
  if (!isFields(now) || !isFields(before)) return now
  const fields = Object.fromEntries(Object.entries(now).map(([key, own]) => [key, withAddresses(own, before[key])]))
  const { question } = before
  const isReworded = typeof question === "string" && question !== now.question && before.answer === now.answer
  return isReworded && before.id === undefined && now.id === undefined
    ? { ...fields, id: questionId(question) }
    : fields
}

/** Writes what a form holds into the text that it was read from. */
const write = (source: string, data: unknown, order: readonly string[]): string =>
  mergeYaml(source, withAddresses(filled(data), parse(source)), order)

const yaml: FormFileFormat = {
  fromFile: text => ({ ...(parse(text) as Data), [SOURCE]: text }),
  toFile: (all, order = []) => {
    const { source, data } = split(all)
    return write(source, data, order)
  },
}

/** @param name the field that holds the entries of a list file */
const list = (name: string): FormFileFormat => ({
  fromFile: text => ({ [name]: parse(text) as unknown, [SOURCE]: text }),
  toFile: (all, order = []) => {
    const { source, data } = split(all)
    return write(source, data[name], order)
  },
})

const mdx: FormFileFormat = {
  fromFile: text => {
    const match = FRONTMATTER.exec(text)
    const details = parse(match?.[1] ?? "") as Data | null
    return {
      ...details,
      ...(typeof details?.date === "string" && { [DAY]: details.date }),
      body: text.slice(match?.[0].length ?? 0),
      [SOURCE]: match?.[1] ?? "",
    }
  },
  toFile: (all, order = []) => {
    const { source, data } = split(all)
    const { body, ...fields } = data
    return `---\n${write(source, fields, order)}---\n${typeof body === "string" ? body : ""}`.replace(/\n*$/, "\n")
  },
}

/** The formats by the names the configuration uses, with the ending of their files. */
export const formats = (
  listName: string,
): Record<"kept-yaml" | "kept-list" | "kept-mdx", { extension: string; format: FormFileFormat }> => ({
  "kept-yaml": { extension: "yaml", format: yaml },
  "kept-list": { extension: "yaml", format: list(listName) },
  "kept-mdx": { extension: "mdx", format: mdx },
})

/** Names in the order of the shapes: Decap knows those of a file, not those within its lists. */
const orderOf = (fields: readonly FormField[]): string[] =>
  fields.flatMap(({ name, field, fields: inner = [] }) => [name, ...orderOf(field ? [field, ...inner] : inner)])

const SCHEMA = /\$schema=\S*?(\w+)\.json/

/**
 * The format of a collection: a list that the check asks for, and that may be empty, is written as an empty one where
 * nobody filled it in. Decap leaves such a field out.
 */
export const formatOf = (
  { format: name, fields = [], files = [] }: Pick<FormCollection, "format" | "fields" | "files">,
  listName: string,
): { extension: string; format: FormFileFormat } => {
  const fileOf = (text: string) => files.find(file => file.name === SCHEMA.exec(text)?.[1])
  const { extension, format } = formats(listName)[name]
  const lists = fields.flatMap(field => (Array.isArray(field.default) ? [field.name] : []))
  const withLists = (data: Data): Data => ({
    ...data,
    ...Object.fromEntries(lists.filter(list => !data[list]).map(list => [list, []])),
  })
  const toFile = (data: Data) => format.toFile(withLists(data), orderOf(fileOf(String(data[SOURCE]))?.fields ?? fields))
  return { extension, format: { ...format, toFile } }
}

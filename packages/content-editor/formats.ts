import { parse } from "yaml"
import type { FormCollection } from "./config"
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

const FRONTMATTER = /^---\r?\n([\s\S]*?)^---[ \t]*\r?\n?/m

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

/** Decap names nested fields by their path; the order of names is what counts. */
const names = (order: readonly string[]): string[] => [...new Set(order.map(path => path.split(".").at(-1)!))]

const split = ({ [SOURCE]: source, ...data }: Data): { source: string; data: Data } => ({
  source: typeof source === "string" ? source : "",
  data,
})

const yaml: FormFileFormat = {
  fromFile: text => ({ ...(parse(text) as Data), [SOURCE]: text }),
  toFile: (all, order = []) => {
    const { source, data } = split(all)
    return mergeYaml(source, filled(data), names(order))
  },
}

/** @param name the field that holds the entries of a list file */
const list = (name: string): FormFileFormat => ({
  fromFile: text => ({ [name]: parse(text) as unknown[], [SOURCE]: text }),
  toFile: (all, order = []) => {
    const { source, data } = split(all)
    return mergeYaml(source, filled(data[name]), names(order))
  },
})

const mdx: FormFileFormat = {
  fromFile: text => {
    const match = FRONTMATTER.exec(text)
    return {
      ...(parse(match?.[1] ?? "") as Data | null),
      body: text.slice(match?.[0].length ?? 0),
      [SOURCE]: match?.[1] ?? "",
    }
  },
  toFile: (all, order = []) => {
    const { source, data } = split(all)
    const { body, ...fields } = data
    return `---\n${mergeYaml(source, filled(fields), names(order))}---\n${typeof body === "string" ? body : ""}`.replace(
      /\n*$/,
      "\n",
    )
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

/**
 * The format of a collection: a list that the check asks for, and that may be empty, is written as an empty one where
 * nobody filled it in. Decap leaves such a field out.
 */
export const formatOf = (
  { format: name, fields = [] }: Pick<FormCollection, "format" | "fields">,
  listName: string,
): { extension: string; format: FormFileFormat } => {
  const { extension, format } = formats(listName)[name]
  const lists = fields.flatMap(field => (Array.isArray(field.default) ? [field.name] : []))
  const withLists = (data: Data): Data => ({
    ...data,
    ...Object.fromEntries(lists.filter(list => !data[list]).map(list => [list, []])),
  })
  return { extension, format: { ...format, toFile: (data, order) => format.toFile(withLists(data), order) } }
}

import { posix } from "node:path"
import { isScalar, parseDocument, type Document } from "yaml"
import type { Collection } from "../reading/collections"
import type { ContentFolder, DataPath, Entry, Place } from "../entry"
import { addressIn } from "../pages/links"
import { routeOf } from "../pages/routes"
import { references } from "../shapes/references"
import { markedLinks } from "../prose/marked"
import { schemaLine } from "../shapes/to-json-schema"
import { metaOf, required, walkShape } from "../shapes/shape"
import { slug as slugShape } from "../shapes/common"
import type { Model } from "../model"
import type { Validate } from "../reading/validate"
import { walk } from "../walk"

/** Something the person who asked must know; nothing was changed. */
export class RenameError extends Error {
  override name = "RenameError"
}

/** The field that the pages of a type are named by. */
const nameField = ({ shape }: Collection): "slug" | "id" | undefined =>
  (["slug", "id"] as const).find(field => field in shape.shape)

/** What the command calls a type: as `npm run new` does, else by its folder; the entries of a list by their type. */
const kindOf = ({ type, scaffold, files, list }: Collection): string =>
  scaffold?.name ?? (list ? type.replace(/(?!^)[A-Z]/g, "-$&").toLowerCase() : posix.dirname(files))

/** Types whose objects have a page each, by what the command calls them. */
const kindsOf = (collections: readonly Collection[]): Record<string, Collection> =>
  Object.fromEntries(
    collections
      .filter(
        type => type.page && "template" in type.page && nameField(type) && (type.list || type.files.includes("*")),
      )
      .map(type => [kindOf(type), type]),
  )

/** What a renaming does to content/. */
interface Renaming {
  /** New texts by path inside content/. */
  texts: Map<string, string>
  /** The file of the object, before and after. */
  moved: [from: string, to: string]
  /** What was done, a line each. */
  told: string[]
}

/** A part of a text that becomes another one. */
interface Edit {
  from: number
  to: number
  text: string
}

const applied = (text: string, edits: Edit[]): string =>
  [...edits]
    .sort((one, other) => other.from - one.from)
    .reduce((result, edit) => result.slice(0, edit.from) + edit.text + result.slice(edit.to), text)

/** Where the YAML of a file begins: that of an MDX file stands below its first line. */
const yamlStart = (file: string, text: string) => (file.endsWith(".mdx") ? text.indexOf("\n") + 1 : 0)

/** The YAML of a file, and how far its positions are from those of the file. */
const readYaml = (file: string, text: string): { document: Document; shift: number } => {
  const shift = yamlStart(file, text)
  const end = file.endsWith(".mdx") ? text.indexOf("\n---", shift) + 1 : text.length
  return { document: parseDocument(text.slice(shift, end)), shift }
}

const offsetOf = (text: string, { line, column }: Place): number =>
  text
    .split("\n")
    .slice(0, line - 1)
    .reduce((sum, { length }) => sum + length + 1, 0) +
  column -
  1

/** Replaces `old` inside a part of a text, of which a parser has said that it holds it. */
const within = (text: string, from: number, to: number, old: string, next: string): Edit[] => {
  const at = text.slice(from, to).lastIndexOf(old)
  return at < 0 ? [] : [{ from: from + at, to: from + at + old.length, text: next }]
}

/** The scalar at a path, so that the rest of the file stays as it is, sign for sign. */
const scalarEdit = ({ file, source }: Entry, text: string, path: DataPath, old: string, next: string): Edit[] => {
  const { document, shift } = readYaml(file, text)
  const node = document.getIn(source.written(path).path, true)
  if (!isScalar(node)) return []
  const [from, to] = node.range ?? [0, 0]
  return within(text, from + shift, to + shift, old, next)
}

/** The addresses of before, each with the one that takes its place. */
const addressesOf = (collection: Collection, entry: Entry, slug: string): Map<string, string> => {
  const before = routeOf(collection, entry.data)
  const after = routeOf(collection, { ...entry.data, [nameField(collection) ?? "slug"]: slug })
  if (!before || !after) return new Map()
  const pairs = [before.path, ...before.aliases].map((address, index): [string, string] => [
    address,
    [after.path, ...after.aliases][index] ?? after.path,
  ])
  return new Map(pairs.filter(([old, next]) => old !== next))
}

const lastOf = (address: string) => address.slice(address.lastIndexOf("/") + 1)

/** Every link and name in an entry that leads to the renamed object. */
const editsIn = (entry: Entry, text: string, renamed: Entry, moved: Map<string, string>, slug: string): Edit[] => {
  const edits: Edit[] = []
  const parts = new Map([...moved].map(([old, next]) => [lastOf(old), lastOf(next)]))
  walk(entry.data, [...entry.base], (value, path) => {
    if (typeof value !== "string") return
    // The friendly name of a part of an address.
    if (path.at(-1) === "segment" && parts.get(value) === slug)
      edits.push(...scalarEdit(entry, text, path, value, slug))
    if (!["href", "to"].includes(String(path.at(-1)))) return
    const address = addressIn(value)
    const next = moved.get(address)
    if (next) edits.push(...scalarEdit(entry, text, path, address, next))
  })
  walkShape(entry.kind.shape, entry.data, (value, path, shape) => {
    if (metaOf(shape).marked)
      for (const { href } of markedLinks(value)) {
        const next = moved.get(addressIn(href))
        const link = `](${addressIn(href)}`
        if (next) edits.push(...scalarEdit(entry, text, [...entry.base, ...path], link, `](${next}`))
      }
    const reference = references.get(required(shape))
    if (reference?.type !== renamed.type || value !== renamed.data[reference.field]) return []
    edits.push(...scalarEdit(entry, text, [...entry.base, ...path], value, slug))
    return []
  })
  for (const { url, end, ...start } of entry.prose?.links ?? []) {
    const address = addressIn(url)
    const next = moved.get(address)
    if (next) edits.push(...within(text, offsetOf(text, start), offsetOf(text, end), address, next))
  }
  return edits
}

/** The name itself; where a file had none, it becomes its first field. */
const nameEdit = (entry: Entry, text: string, field: "slug" | "id", slug: string): Edit[] => {
  const old = entry.data[field]
  if (typeof old === "string") return scalarEdit(entry, text, [...entry.base, field], old, slug)
  const { document, shift } = readYaml(entry.file, text)
  const from = (document.contents?.range?.[0] ?? 0) + shift
  return [{ from, to: from, text: `slug: ${slug}\n` }]
}

/** The list of addresses that have moved, with those of a renaming. */
const redirectsWith = (text: string, moved: Map<string, string>): string => {
  const own = [...moved].map(([from, to]) => `- from: ${from}\n  to: ${to}\n`).join("")
  // An empty list is written as [].
  const before = text.replace(/^\[\]\s*$/m, "")
  return `${before}${before === "" || before.endsWith("\n") ? "" : "\n"}${own}`
}

const find = async (
  { types }: Model,
  validate: Validate,
  kind: string | undefined,
  old: string | undefined,
  slug: string | undefined,
  folder: ContentFolder,
) => {
  const kinds = kindsOf(types)
  const usage = `Write: npm run rename ${Object.keys(kinds).join("|")} old-slug new-slug`
  const collection = kinds[kind ?? ""]
  if (!collection) throw new RenameError(`${kind ? `There is no kind "${kind}".` : "Say what to rename."} ${usage}`)
  if (!old || !slug) throw new RenameError(`Say the slug of before and the new one. ${usage}`)
  if (!slugShape.safeParse(slug).success)
    throw new RenameError(`"${slug}" is no slug: it must be lower-case letters and digits, joined by single hyphens.`)
  const { page } = collection
  if (page && "always" in page && page.always?.some(one => Object.values(one).includes(old)))
    throw new RenameError(`"${old}" always has this name: the site itself knows it by it.`)
  const { entries } = await validate(folder)
  const own = entries.filter(({ type }) => type === collection.type)
  const slugs = own.map(({ data }) => lastOf(routeOf(collection, data)?.path ?? ""))
  const entry = own[slugs.indexOf(old)]
  if (!entry) throw new RenameError(`No ${kind} has the slug "${old}". There are: ${slugs.sort().join(", ")}.`)
  return { collection, entry, entries, slug }
}

/**
 * Plans to give an object another slug: its file, every link to it and every name of it follow, and its old addresses
 * lead to the new ones.
 * @param kind what the command calls its type
 * @throws RenameError in words for the person who asked
 */
export const rename = async (
  model: Model,
  validate: Validate,
  kind: string | undefined,
  old: string | undefined,
  to: string | undefined,
  folder: ContentFolder,
): Promise<Renaming> => {
  const { collection, entry, entries, slug } = await find(model, validate, kind, old, to, folder)
  const moved = addressesOf(collection, entry, slug)
  const file = collection.files.replace("*", slug)
  if (file !== entry.file && folder.texts.has(file))
    throw new RenameError(`content/${file} is there already. Choose another slug, or rename that file first.`)
  const edits = new Map<string, Edit[]>()
  for (const other of entries) {
    const text = folder.texts.get(other.file) ?? ""
    const found = editsIn(other, text, entry, moved, slug)
    if (found.length > 0) edits.set(other.file, [...(edits.get(other.file) ?? []), ...found])
  }
  const told = [...edits].map(
    ([name, { length }]) =>
      `${length} ${length === 1 ? "place" : "places"} mended in content/${name === entry.file ? file : name}`,
  )
  edits.set(entry.file, [
    ...(edits.get(entry.file) ?? []),
    ...nameEdit(entry, folder.texts.get(entry.file) ?? "", nameField(collection) ?? "slug", slug),
  ])
  const texts = new Map<string, string>()
  for (const [name, found] of edits)
    texts.set(name === entry.file ? file : name, applied(folder.texts.get(name) ?? "", found))
  const listed = model.redirects
  const redirects = listed?.files
  if (redirects) {
    const list = texts.get(redirects) ?? folder.texts.get(redirects) ?? `${schemaLine(redirects, listed)}\n`
    texts.set(redirects, redirectsWith(list, moved))
  }
  const { issues } = await validate({
    ...folder,
    texts: new Map([...[...folder.texts].filter(([name]) => name !== entry.file), ...texts]),
  })
  const taken = issues.find(({ message }) => /^The address ".*" is taken already/.test(message))
  if (taken) throw new RenameError(`"${slug}" does not work here, so nothing was changed: ${taken.message}`)
  return {
    texts,
    moved: [entry.file, file],
    told: [
      ...(file === entry.file ? [] : [`content/${entry.file} is now content/${file}`]),
      ...told,
      ...(redirects ? [...moved].map(([before, after]) => `${before} leads to ${after} (content/${redirects})`) : []),
    ],
  }
}

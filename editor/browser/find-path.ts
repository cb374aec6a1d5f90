import type { FocusedField, PageClick } from "./connect-to-editor"
import { countOverlap, findBest, normalize } from "./normalize"

interface Field {
  path: string
  value: string
  /** Normalized value. */
  text: string
}

const PICTURE = /([^/]+)\.(?:svg|png|jpe?g|webp|avif)$/

/** Minimum number of characters of a part of a field, to exclude accidental matches. */
const MIN_PART = 4

/** Returns all texts of the data with their paths: `blocks[2].items[1].text`. */
const fieldsOf = (data: unknown, path = ""): Field[] => {
  if (typeof data === "string" || typeof data === "number")
    return [{ path, value: String(data), text: normalize(String(data)) }].filter(({ text }) => text)
  // Forms call the field of a text in a list "value".
  if (Array.isArray(data))
    return data.flatMap((item, index) => fieldsOf(item, `${path}[${index}]${typeof item === "string" ? ".value" : ""}`))
  if (data === null || typeof data !== "object") return []
  return Object.entries(data).flatMap(([key, value]) => fieldsOf(value, path ? `${path}.${key}` : key))
}

/** Returns the path of the block, or of the item of a list file, that contains a field; "" for other fields. */
const blockOf = (path: string): string => /^(?:blocks)?\[\d+\]/.exec(path)?.[0] ?? ""

const groupOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf(".")))

const textsOf = (fields: readonly Field[]) => fields.map(({ text }) => text)

/** Returns the picture with this file name, or else the one whose group has a text of the clicked element. */
const findPicture = (fields: readonly Field[], { texts, picture }: PageClick): Field | undefined => {
  if (picture === undefined) return undefined
  const pictures = fields.filter(({ value }) => PICTURE.test(value))
  const named = pictures.find(({ value }) => picture.includes(PICTURE.exec(value)![1]!))
  const isNear = (text: string) => (candidate: Field) =>
    countOverlap(textsOf(fields.filter(({ path }) => groupOf(path) === groupOf(candidate.path))), text) > 0
  return named ?? texts.map(text => pictures.find(isNear(text))).find(Boolean) ?? pictures[0]
}

const findField = (fields: readonly Field[], click: PageClick): Field | undefined =>
  findPicture(fields, click) ??
  click.texts.map(clicked => fields.find(({ text }) => text === clicked)).find(Boolean) ??
  click.texts
    .filter(({ length }) => length >= MIN_PART)
    .map(clicked => fields.find(({ text }) => text.includes(clicked)))
    .find(Boolean)

/** Returns the path of the field that a click on the page selects, or else of its block. */
export const findPath = (data: unknown, click: PageClick): string | undefined => {
  const fields = fieldsOf(data)
  const inBlock = (block: string) => fields.filter(({ path }) => blockOf(path) === block)
  const blocks = [...new Set(fields.map(({ path }) => blockOf(path)))]
  const block = findBest(blocks, name => countOverlap(textsOf(inBlock(name)), click.block))
  const field = (block !== undefined && findField(inBlock(block), click)) || findField(fields, click)
  return field?.path ?? block
}

/** Describes a field for the page. */
export const describeField = (data: unknown, path: string): FocusedField => {
  const fields = fieldsOf(data)
  const block = blockOf(path)
  // Settings of a page with blocks are in none.
  const isInPage = block !== "" || fields.every(field => blockOf(field.path) === "")
  return {
    path,
    text: fields.find(field => field.path === path)?.text ?? "",
    block: isInPage ? textsOf(fields.filter(field => blockOf(field.path) === block)) : [],
  }
}

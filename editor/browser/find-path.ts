import type { FocusedField, PageClick } from "./connect-to-editor"
import { containedLength, findBest, normalize } from "./normalize"

interface Field {
  path: string
  value: string
  /** Normalized value. */
  text: string
}

const PICTURE = /([^/]+)\.(?:svg|png|jpe?g|webp|avif)$/

/** Minimum number of characters of a clicked text that is a part of a field, to exclude accidental matches. */
const MIN_PART_LENGTH = 4

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
const blockPathOf = (path: string): string => /^(?:blocks)?\[\d+\]/.exec(path)?.[0] ?? ""

/** Returns the path of the group that contains a field. */
const groupPathOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf(".")))

const textsOf = (fields: readonly Field[]) => fields.map(({ text }) => text)

/** Returns the picture with this file name, else one whose group has a text of the clicked element, else the first. */
const findPicture = (fields: readonly Field[], { texts, picture }: PageClick): Field | undefined => {
  if (picture === undefined) return undefined
  const pictures = fields.filter(({ value }) => PICTURE.test(value))
  const named = pictures.find(({ value }) => picture.includes(PICTURE.exec(value)![1]!))
  const isNear = (text: string) => (candidate: Field) =>
    containedLength(textsOf(fields.filter(({ path }) => groupPathOf(path) === groupPathOf(candidate.path))), text) > 0
  return named ?? texts.map(text => pictures.find(isNear(text))).find(Boolean) ?? pictures[0]
}

const findField = (fields: readonly Field[], click: PageClick): Field | undefined =>
  findPicture(fields, click) ??
  click.texts.map(clicked => fields.find(({ text }) => text === clicked)).find(Boolean) ??
  click.texts
    .filter(({ length }) => length >= MIN_PART_LENGTH)
    .map(clicked => fields.find(({ text }) => text.includes(clicked)))
    .find(Boolean)

/** Returns the path of the field that a click on the page selects, or else of its block. */
export const findPath = (data: unknown, click: PageClick): string | undefined => {
  const fields = fieldsOf(data)
  const inBlock = (block: string) => fields.filter(({ path }) => blockPathOf(path) === block)
  const blocks = [...new Set(fields.map(({ path }) => blockPathOf(path)))]
  const block = findBest(blocks, name => containedLength(textsOf(inBlock(name)), click.blockText))
  const field = (block !== undefined && findField(inBlock(block), click)) || findField(fields, click)
  return field?.path ?? block
}

/** Returns the message to the preview frame about a focused field. */
export const describeField = (data: unknown, path: string): FocusedField => {
  const fields = fieldsOf(data)
  const block = blockPathOf(path)
  // Settings of a page with blocks belong to no block.
  const isInPage = block !== "" || fields.every(field => blockPathOf(field.path) === "")
  return {
    path,
    text: fields.find(field => field.path === path)?.text ?? "",
    blockTexts: isInPage ? textsOf(fields.filter(field => blockPathOf(field.path) === block)) : [],
  }
}

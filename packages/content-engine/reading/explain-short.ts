import type { z } from "zod"
import { shortFormsOf } from "../shapes/short"
import { isText } from "../shapes/short-forms"
import { isObject } from "../walk"

type Shape = z.core.$ZodType

/** Keys of an object that are meant as texts before a colon, or as a range, and could not be read so. */
const unreadIn = (shape: Shape | undefined, value: unknown): { texts: string[]; range: string | undefined } => {
  const forms = shape && shortFormsOf(shape)
  if (!forms || !isObject(value)) return { texts: [], range: undefined }
  return {
    texts: forms.pairs ? Object.keys(value).filter(key => isText(key, forms)) : [],
    range: forms.range && forms.range.name in value ? forms.range.name : undefined,
  }
}

/**
 * Why a key could not be read as the text or the range that it is meant to be.
 * @returns nothing where it is no such key; an empty text where it is told of another key already
 */
export const unreadKey = (key: string, shape: Shape | undefined, value: object): string | undefined => {
  const { pairs = [], range } = (shape && shortFormsOf(shape)) ?? {}
  const { texts } = unreadIn(shape, value)
  if (range && key === range.name) {
    if (range.from in value || range.to in value)
      return `Write either "${range.name}", or "${range.from}" and "${range.to}". Delete one of the two.`
    return "This is no range of numbers. Write the first and the last, such as 2–3; a note stands behind it once: 2–3 (setup)."
  }
  if (!texts.includes(key)) return undefined
  const name = pairs.flat().find(own => own in value)
  if (name) return `"${key}" stands before a colon, and "${name}" is here too. Delete one of the two.`
  const [first] = texts
  if (pairs.length > 1)
    return key === first ? `There must be ${pairs.length} such lines, and here are ${texts.length}. Mend that.` : ""
  return key === first
    ? ""
    : `This entry begins with "${first}" already. Put a hyphen in front of this line, to begin the next.`
}

/** Whether a field is missing only because what stands for it could not be read. */
export const isUnread = (name: string, shape: Shape | undefined, value: unknown): boolean => {
  const { pairs = [], range } = (shape && shortFormsOf(shape)) ?? {}
  const unread = unreadIn(shape, value)
  return (
    (unread.texts.length > 0 && pairs.flat().includes(name)) ||
    (unread.range !== undefined && (name === range?.from || name === range?.to))
  )
}

/** How a group can be written in one line, where something else stands. */
export const inOneLine = (shape: Shape | undefined): string => {
  const { pairs } = (shape && shortFormsOf(shape)) ?? {}
  const [pair] = pairs ?? []
  return pair ? ` Write its ${pair[0]}, a colon, a space and its ${pair[1]}.` : ""
}

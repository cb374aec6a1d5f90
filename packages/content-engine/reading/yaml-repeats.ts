import type { YAMLError } from "yaml"

/** Where a field stands that repeats another one. */
interface Repeat {
  key: string
  offset: number
  indent: string
  /** Start of the line with the field that it repeats. */
  first: number
  /** Start of the list's entry that both stand in; nothing outside of lists. */
  entry: number | undefined
}

/** Start of the line of the hyphen above, if lines in between are not indented less than what stands behind it. */
const entryAbove = (before: string, indent: string): number | undefined => {
  const lines = before.split("\n").slice(0, -1)
  let end = before.lastIndexOf("\n")
  for (const line of lines.reverse()) {
    const start = end - line.length
    if (line.startsWith(indent.replace(/ {2}$/, "- ")) && indent !== "") return start
    if (line.trim() !== "" && !line.trim().startsWith("#") && !line.startsWith(indent)) return undefined
    end = start - 1
  }
  return undefined
}

const repeatAt = (text: string, offset: number): Repeat => {
  const key = /^[^:\n]*/.exec(text.slice(offset))?.[0].trim() ?? ""
  const before = text.slice(0, offset)
  const indent = before.slice(before.lastIndexOf("\n") + 1)
  if (indent.trim() !== "") return { key, offset, indent, first: before.lastIndexOf(`${key}:`), entry: undefined }
  // In a block the first one stands at the same indentation, behind the hyphen if it begins an entry; the nearest
  // above is the one it repeats.
  const starts = [indent, indent.replace(/ {2}$/, "- ")].map(lead => before.lastIndexOf(`\n${lead}${key}:`) + 1)
  return { key, offset, indent, first: Math.max(...starts), entry: entryAbove(before, indent) }
}

/**
 * Fields that stand twice, in words for who edits texts. Where several fields of one entry of a list do, it is the
 * hyphen of a further entry that is missing, which is told once.
 * @param lineOf line in the file of an offset in the text
 */
export const repeatedFields = (
  errors: readonly YAMLError[],
  text: string,
  lineOf: (offset: number) => number,
): { offset: number; message: string }[] => {
  const repeats = errors
    .filter(({ code }) => code === "DUPLICATE_KEY")
    .map(({ pos: [offset] }) => repeatAt(text, offset))
  return repeats.flatMap(({ key, offset, first, entry }) => {
    const together = repeats.filter(other => entry !== undefined && other.entry === entry)
    if (together.length < 2)
      return [
        { offset, message: `The field "${key}" stands twice, first in line ${lineOf(first)}. Keep one of the two.` },
      ]
    if (together[0]?.offset !== offset) return []
    const message = `The fields of the entry that begins in line ${lineOf(entry ?? 0)} stand here once more. Put a hyphen and a space before the first line of each entry: "- ${key}: …".`
    return [{ offset, message }]
  })
}

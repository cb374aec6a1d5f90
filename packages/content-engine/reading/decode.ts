import { TextDecoder } from "node:util"
import type { Place, Unreadable } from "../entry"

const SAVE = 'Save the file as "UTF-8" (in most editors: Save As, or the encoding in the status bar).'

const placeAfter = (before: string): Place => {
  const lines = before.split("\n")
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

/**
 * @param bytes of a YAML or MDX file
 * @returns its text without a byte order mark, or what is wrong with its encoding
 */
export const decode = (bytes: Uint8Array): string | Unreadable => {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || bytes.includes(0))
    return {
      line: 1,
      column: 1,
      message: `This file is not UTF-8 text (it may be UTF-16, or not a text at all). ${SAVE}`,
    }
  let text: string
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    const before = new TextDecoder("utf-8").decode(bytes).split("\uFFFD")[0] ?? ""
    return { ...placeAfter(before), message: `This sign is not UTF-8. ${SAVE}` }
  }
  const lone = text.search(/\r(?!\n)/)
  if (lone < 0) return text
  return {
    ...placeAfter(text.slice(0, lone)),
    message:
      "This line ends as lines did on old Macs. Save the file with the line ends of Unix (LF) or Windows (CRLF).",
  }
}

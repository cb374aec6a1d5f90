import { TextDecoder } from "node:util"
import type { LocatedProblem } from "../entry"
import { problem } from "../messages"

/** Decodes a text file as UTF-8, without the byte order mark. Returns a problem if the encoding is invalid. */
export const decodeText = (bytes: Uint8Array): string | LocatedProblem => {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || bytes.includes(0))
    return { line: 1, column: 1, ...problem("encodingUnknown") }
  const text = new TextDecoder("utf-8").decode(bytes)
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    const lines = text.slice(0, text.indexOf("\uFFFD")).split("\n")
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, ...problem("encodingInvalid") }
  }
  return text
}

import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Fence } from "../fences"

/** A block whose lead names a file of content is a change. */
const filesIn = (lead: string): string[] => [...lead.matchAll(/`(content\/[^`]+)`/g)].map(([, file]) => file!)

/** The lines of a change that are there before (`-`) or after (`+`) it. */
const side = (body: string, sign: "-" | "+"): string =>
  body
    .split("\n")
    .filter(line => line.startsWith(sign) || line.startsWith(" "))
    .map(line => `${line.slice(1)}\n`)
    .join("")

/** Where whole lines stand in a text. Fails unless they stand there exactly once. */
const placeOf = (lines: string, text: string, told: string): number => {
  const from = `\n${text}`.indexOf(`\n${lines}`)
  if (from < 0) throw new Error(`${told}: these lines are not in the file:\n${lines}`)
  if (`\n${text}`.indexOf(`\n${lines}`, from + 1) >= 0)
    throw new Error(`${told}: these lines are in the file more than once:\n${lines}`)
  return from
}

/**
 * Changes a text as a block of the guide shows it.
 * @param body lines that begin with a space, `-` or `+`; a line `-…` stands for all lines in between
 * @param told where the block stands, for messages
 * @throws if the lines that are to change are not in the text, or are not unique there
 */
export const changeText = (text: string, body: string, told: string): string => {
  const [head = "", tail] = side(body, "-").split("…\n")
  const from = placeOf(head, text, told)
  const to = tail === undefined ? from + head.length : placeOf(tail, text, told) + tail.length
  return text.slice(0, from) + side(body, "+") + text.slice(to)
}

/**
 * Does to a project what a block of `docs/editing/changes.md` tells its reader to do.
 * @param root a copy of the project
 * @returns the file that was changed
 */
export const applyFence = (root: string, { body, heading, language, lead, line }: Fence): string => {
  const told = `docs/editing/changes.md:${line} (${heading})`
  const [first, second] = filesIn(lead)
  const file = second ?? first
  if (!file) throw new Error(`${told}: no file is named on the line above the block.`)
  const path = join(root, file)
  if (second) cpSync(join(root, first!), path, { errorOnExist: true, force: false })
  if (language !== "diff") {
    if (existsSync(path)) throw new Error(`${told}: ${file} is there already.`)
    writeFileSync(path, body)
    return file
  }
  const before = readFileSync(path, "utf8")
  const after = changeText(before, body, told)
  if (after === before) throw new Error(`${told}: the block changes nothing.`)
  writeFileSync(path, after)
  return file
}

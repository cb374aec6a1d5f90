import { createRequire } from "node:module"
import { join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import type { DataPath, Place } from "../entry"

/**
 * The plugins that source content have YAML parsers of their own, which keep no positions and differ in the last
 * details (dates, control characters). What is checked must be what they read, so they are asked as well.
 */

interface Parsers {
  yaml: (content: string) => unknown
  mdx: (content: string) => unknown
}

interface Difference {
  path?: DataPath
  place?: Place
  message: string
}

let parsers: Parsers | undefined

/** The parsers as the plugins themselves resolve them. */
const loadParsers = (): Parsers => {
  const fromRoot = createRequire(join(process.cwd(), "package.json"))
  const from = (plugin: string) => createRequire(fromRoot.resolve(`${plugin}/package.json`))
  const { load } = from("gatsby-transformer-yaml")("js-yaml") as { load: (content: string) => unknown }
  const matter = from("gatsby-plugin-mdx")("gray-matter") as (content: string, options: object) => { data: unknown }
  // Options keep gray-matter from answering out of its cache, in which an earlier failure counts as success.
  return { yaml: load, mdx: content => matter(content, {}).data }
}

/** The first place at which two readings of a file differ. */
const differ = (ours: unknown, theirs: unknown, path: DataPath = []): DataPath | undefined => {
  if (isDeepStrictEqual(ours, theirs)) return undefined
  if (
    ours === null ||
    theirs === null ||
    typeof ours !== "object" ||
    typeof theirs !== "object" ||
    theirs instanceof Date
  )
    return path
  const keys = Array.isArray(ours) ? ours.map((_, index) => index) : Object.keys(ours)
  for (const key of keys) {
    const found = differ(
      (ours as Record<string | number, unknown>)[key],
      (theirs as Record<string | number, unknown>)[key],
      [...path, key],
    )
    if (found) return found
  }
  return path
}

/**
 * @param content of the whole file
 * @param data as read for the check
 * @returns where Gatsby would read something else, or nothing
 */
export const readAsGatsby = (kind: keyof Parsers, content: string, data: unknown): Difference | undefined => {
  parsers ??= loadParsers()
  try {
    // Details without any field are nothing to one, and an empty object to the other.
    const path = data === null && kind === "mdx" ? undefined : differ(data, parsers[kind](content) ?? null)
    return path && { path, message: "This can be read in two ways, as a text or as something else. Put it in quotes." }
  } catch (error) {
    const { reason, mark } = error as { reason?: string; mark?: { line: number; column: number } }
    const place = mark && { line: mark.line + 1 + (kind === "mdx" ? 1 : 0), column: mark.column + 1 }
    return {
      ...(place && { place }),
      message: `YAML cannot be read here: ${reason ?? "the details are not as they should be"}. Delete the line and type it anew.`,
    }
  }
}

import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { extname, join } from "node:path"
import { parse } from "yaml"

interface Brand {
  name: string
  url: string
  email: string
  phone: string
  tagline: string
  description: string
}

const TOKENS = "src/theme/tokens.ts"

/** Whom the site belongs to as it stands. Not written down here, so that the test outlives a change of hands. */
const oldBrand = parse(readFileSync("content/site.yaml", "utf8")) as Brand

/** Whom it belongs to in the copy. Shorter names keep descriptions within their limits. */
export const newBrand: Brand = {
  name: "Quillbay",
  url: "https://quillbay.test",
  email: "ask@quillbay.test",
  phone: "+44 20 7946 0958",
  tagline: "Writes, films and sells for makers of things.",
  description: "Quillbay is a studio of words, film and shops for makers of things.",
}

const hostOf = ({ url }: Brand) => new URL(url).host
const digitsOf = (phone: string) => phone.replace(/\D/g, "")

const tokens = readFileSync(TOKENS, "utf8")
/** Every raw color of the old look. */
const oldColors = [...new Set(tokens.match(/#[0-9a-f]{6}\b/g))]
/** Another color for each, and so near that what stands on it can be read as before: a step of blue, or several. */
const otherColor = (color: string): string => {
  const next = `#${((Number.parseInt(color.slice(1), 16) + 1) % 0x1000000).toString(16).padStart(6, "0")}`
  return oldColors.includes(next) ? otherColor(next) : next
}

const oldMark = /letterMark = "([^"]+)"/.exec(tokens)![1]!
/** A plain N. */
export const newMark = "M3 25V3h6l10 13V3h6v22h-6L9 12v13z"

/** What changes hands, the longer words first, since some contain others. */
const words: [string, string][] = [
  [oldBrand.description, newBrand.description],
  [oldBrand.tagline, newBrand.tagline],
  [oldBrand.email, newBrand.email],
  [hostOf(oldBrand), hostOf(newBrand)],
  [oldBrand.phone, newBrand.phone],
  [oldBrand.name, newBrand.name],
]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Replaces words in a file, however they are capitalised there. */
const replaceIn = (file: string, changes: [string, string][]) =>
  writeFileSync(
    file,
    changes.reduce(
      (text, [from, to]) => text.replace(new RegExp(escaped(from), "gi"), () => to),
      readFileSync(file, "utf8"),
    ),
  )

/** Files below a folder that a person can read. */
export const textFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/^\.(png|jpe?g|webp|avif|gif|ico|woff2?|pdf)$/.test(extname(entry.name)))
    .map(entry => join(entry.parentPath, entry.name))

/**
 * Makes a copy of the project another owner's: words in content, colors and letter mark in the tokens,
 * in drawings and in the icon, nothing else.
 * @param root the copy
 */
export const rebrand = (root: string): void => {
  const colors = oldColors.map((color): [string, string] => [color, otherColor(color)])
  const look = [...colors, [oldMark, newMark]] satisfies [string, string][]
  for (const file of textFilesIn(join(root, "content"))) replaceIn(file, [...words, ...look])
  for (const file of [TOKENS, "static/icon.svg"]) replaceIn(join(root, file), look)
}

/** What may be found nowhere, in small letters. */
export const traces: string[] = [
  oldBrand.name,
  hostOf(oldBrand),
  oldBrand.email,
  oldBrand.phone,
  digitsOf(oldBrand.phone),
  oldBrand.tagline,
  oldBrand.description,
  // Drawings write the same path with other digits and spaces; its beginning is the same in all of them.
  oldMark.slice(0, 14),
  ...oldColors,
].map(trace => trace.toLowerCase())

/** Where the dialed number of the new brand leads. */
export const newTel = `tel:+${digitsOf(newBrand.phone)}`

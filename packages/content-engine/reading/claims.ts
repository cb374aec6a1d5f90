import { parse } from "yaml"
import type { ContentFolder, Position } from "../entry"
import { isObject } from "../walk"

/** Path inside content/ of the file that defines each figure once. */
export const CLAIMS_FILE = "claims.yaml"

/** The pattern of a claim's name. */
export const CLAIM_NAME = /^[a-z][A-Za-z0-9]*$/

/** The pattern of a claim's value; excludes Markdown syntax. */
export const CLAIM_VALUE =
  /^[\p{L}\p{N}\p{Sc}+-](?:[\p{L}\p{N}\p{Sc}%+.,/–×’ \u00A0\u202F‐‑−—-]*[\p{L}\p{N}\p{Sc}%+])?$/u

/** Maximum number of characters of a claim's value. */
export const MAX_CLAIM_LENGTH = 24

/** A range, such as "2–4". Accepts hyphens and other dashes, too. */
const RANGE = /^(.*\d.*)[–‐‑−—-](.*\d.*)$/u

/** The pattern of the site's name; excludes Markdown and MDX syntax, because prose contains the name. */
export const SITE_NAME = /^[^\s*_`~|\\<>[\]{}][^\n*_`~|\\<>[\]{}]*$/

/** Site fields for references, with their patterns and fallbacks. */
export const siteFields: Readonly<Record<string, { pattern: RegExp; fallback: string }>> = {
  "site.name": { pattern: SITE_NAME, fallback: "Studio" },
  "site.email": { pattern: /^[\w.'+-]+@[\w-]+(?:\.[\w-]+)+$/, fallback: "hello@studio.example" },
  "site.phone": { pattern: /^[+(]?\d[\d ()./-]{4,}$/, fallback: "555-0142" },
}

/** A reference to a claim, `{claim.replyHours}`, an end of a range, `{claim.startWeeks.to}`, or `{site.name}`. */
const REFERENCE = /\{(claim\.[A-Za-z]\w*(?:\.(?:from|to))?|site\.\w+)\}/g

/** A text that consists of a reference to a claim. */
const CLAIM_ONLY = /^\{claim\.(\w+)(?:\.(?:from|to))?\}$/

/** Returns the name of the claim that a text refers to, if it contains nothing else. */
export const claimOf = (text: string): string | undefined => CLAIM_ONLY.exec(text.trim())?.[1]

/** Detects texts with references. JSON Schemas do not limit their length, which is unknown before interpolation. */
export const HAS_REFERENCE = /\{(?:claim|site)\./

/** Values by reference; `undefined` if the claims file is invalid. */
export type InterpolatedValues = ReadonlyMap<string, string> | undefined

/** The value of an unknown claim: a price, which is valid in any text, so that only the reference is reported. */
const FALLBACK_VALUE = "$1"

const fallbackFor = (name: string) => siteFields[name]?.fallback ?? FALLBACK_VALUE

/** Returns the valid references to a claim, with their values. */
const referencesTo = (claim: unknown): [string, string][] => {
  if (!isObject(claim) || typeof claim.name !== "string") return []
  const value = String(claim.value)
  const name = `claim.${claim.name}`
  // Invalid values would break the texts that refer to them.
  if (!CLAIM_VALUE.test(value) || value.length > MAX_CLAIM_LENGTH) return [[name, FALLBACK_VALUE]]
  const [, from, to] = RANGE.exec(value) ?? []
  return from && to
    ? [
        [name, value],
        [`${name}.from`, from],
        [`${name}.to`, to],
      ]
    : [[name, value]]
}

const parseSilently = (text: string | undefined): unknown => {
  try {
    return parse(text ?? "", { logLevel: "error" })
  } catch {
    return undefined
  }
}

/**
 * Loads the values of references. Other checks report invalid values.
 * @param texts - file contents by path inside content/
 * @param siteFile - path of the site file inside content/
 */
export const loadInterpolatedValues = (texts: ContentFolder["texts"], siteFile = ""): InterpolatedValues => {
  const [claims, site] = [parseSilently(texts.get(CLAIMS_FILE)), parseSilently(texts.get(siteFile))]
  if (!Array.isArray(claims)) return undefined
  const siteValues = Object.entries(siteFields).flatMap(([name, { pattern, fallback }]): [string, string][] => {
    const value = isObject(site) ? site[name.slice("site.".length)] : undefined
    // Omits values that contain references, because these could be circular.
    if (typeof value === "string" && HAS_REFERENCE.test(value)) return []
    return [[name, typeof value === "string" && pattern.test(value) ? value : fallback]]
  })
  return new Map([...claims.flatMap(referencesTo), ...siteValues])
}

/** Replaces references in a text by their values. */
export const interpolateClaims = (text: string, values: InterpolatedValues): string =>
  text.replace(REFERENCE, (_, name: string) => values?.get(name) ?? fallbackFor(name))

/** Maps a position in an interpolated line to the source line. */
export const toOriginalPosition = (position: Position, line: string, values: InterpolatedValues): Position => {
  let { column } = position
  for (const { 0: reference, 1: name = "", index } of line.matchAll(REFERENCE)) {
    const end = index + 1 + (values?.get(name) ?? fallbackFor(name)).length
    if (column >= end) column += index + 1 + reference.length - end
    else column = Math.min(column, index + 1)
  }
  return { ...position, column }
}

import { parse } from "yaml"
import type { ContentFolder, Position } from "../entry"
import { type Problem, problem } from "../messages"
import { closestMatch } from "../suggest"
import { isObject } from "../walk"

/** The ledger: each figure that the site claims, once. Path inside content/. */
export const CLAIMS_FILE = "claims.yaml"

/** What a figure may be made of: nothing that markdown reads as a sign, wherever it is put. */
export const CLAIM_VALUE =
  /^[\p{L}\p{N}\p{Sc}+-](?:[\p{L}\p{N}\p{Sc}%+.,/–×’ \u00A0\u202F‐‑−—-]*[\p{L}\p{N}\p{Sc}%+])?$/u

/** Characters that a figure has at most. */
export const MAX_CLAIM_LENGTH = 24

/** A figure of two ends, such as "2–4". With another sign it is told where it stands, and is one all the same. */
const RANGE = /^(.*\d.*)[–‐‑−—-](.*\d.*)$/u

/** Fields of the site that texts refer to: what they look like, and what stands in for one that is not known. */
const CONTACTS: Readonly<Record<string, { pattern: RegExp; fallback: string }>> = {
  "site.email": { pattern: /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, fallback: "hello@studio.example" },
  "site.phone": { pattern: /^[+(]?\d[\d ()-]{4,}$/, fallback: "555-0142" },
}

/**
 * How a text refers to a figure, `{claim.replyHours}`, to one end of a range, `{claim.startWeeks.to}`, or to how the
 * site is reached, `{site.email}`.
 */
const REFERENCE = /\{(claim\.[A-Za-z]\w*(?:\.(?:from|to))?|site\.\w+)\}/g

/** Whether a text refers to something: then its length as it is written says nothing. */
export const HAS_REFERENCE = /\{(?:claim|site)\./

/** What stands in the place of references, by their names; nothing of a ledger that cannot be read. */
export type ReferenceValues = ReadonlyMap<string, string> | undefined

/** What stands in for a figure that is not known, wherever one may be: its absence is told once, at its reference. */
const FALLBACK = "$1"

const fallbackFor = (name: string) => CONTACTS[name]?.fallback ?? FALLBACK

/** The names by which texts refer to a claim, each with what stands in its place. */
const namesOf = (claim: unknown): [string, string][] => {
  if (!isObject(claim) || typeof claim.name !== "string") return []
  const value = String(claim.value)
  // What would harm the texts it is put into is not put there.
  const name = `claim.${claim.name}`
  if (!CLAIM_VALUE.test(value) || value.length > MAX_CLAIM_LENGTH) return [[name, FALLBACK]]
  const [, from, to] = RANGE.exec(value) ?? []
  return from && to
    ? [
        [name, value],
        [`${name}.from`, from],
        [`${name}.to`, to],
      ]
    : [[name, value]]
}

const read = (text: string | undefined): unknown => {
  try {
    return parse(text ?? "", { logLevel: "silent" })
  } catch {
    return undefined
  }
}

/**
 * What texts can refer to, as far as it can be read; what is wrong in it is told when it is checked.
 * @param texts of the files by their path inside content/
 * @param siteFile path of that of the site
 */
export const loadReferenceValues = (texts: ContentFolder["texts"], siteFile = ""): ReferenceValues => {
  const [claims, site] = [read(texts.get(CLAIMS_FILE)), read(texts.get(siteFile))]
  if (!Array.isArray(claims)) return undefined
  const contacts = Object.entries(CONTACTS).map(([name, { pattern, fallback: fallbackFor }]): [string, string] => {
    const value = isObject(site) ? site[name.slice("site.".length)] : undefined
    return [name, typeof value === "string" && pattern.test(value) ? value : fallbackFor]
  })
  return new Map([...claims.flatMap(namesOf), ...contacts])
}

/** Puts what is referred to into a text. */
export const interpolateClaims = (text: string, values: ReferenceValues): string =>
  text.replace(REFERENCE, (_, name: string) => values?.get(name) ?? fallbackFor(name))

/**
 * @param place in a text with its figures
 * @param line of that place, as it is written
 * @returns where that is written
 */
export const originalPosition = (place: Position, line: string, values: ReferenceValues): Position => {
  let { column } = place
  for (const { 0: reference, 1: name = "", index } of line.matchAll(REFERENCE)) {
    const end = index + 1 + (values?.get(name) ?? fallbackFor(name)).length
    if (column >= end) column += index + 1 + reference.length - end
    else column = Math.min(column, index + 1)
  }
  return { ...place, column }
}

/** Whatever is meant as a reference: be it spaced, misspelt, not closed, in more braces, or in none. */
const REFERENCE_LIKE = /[\\{$]*\{\s*(?:claims?|site)\b[^{}\s"']*\s*\}*|(?<![\w.{])claim\.[a-z]\w*(?:\.(?:from|to))?/gi

/**
 * What is wrong with the references of a text.
 * @param text as it is written
 * @param isLedger whether it stands in the ledger, into which nothing is put
 */
export const findInvalidReferences = (
  text: string,
  values: ReferenceValues,
  isClaimsFile: boolean,
): (Problem & { offset: number })[] =>
  [...text.matchAll(REFERENCE_LIKE)].flatMap(({ 0: written, index: offset }) => {
    if (isClaimsFile) return [{ offset, ...problem("referenceInLedger") }]
    const name = written.replace(/[^\w.:]/g, "").replace(":", ".")
    const isKnown = values?.has(name)
    if (!values || (isKnown ? written === `{${name}}` : !written.includes("{"))) return []
    const meant = isKnown ? name : closestMatch(name, [...values.keys()])
    return [{ offset, ...problem("referenceUnknown", written.trim(), meant) }]
  })

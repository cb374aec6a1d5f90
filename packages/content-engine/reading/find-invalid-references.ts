import { distance } from "fastest-levenshtein"
import { type Problem, problem } from "../messages"
import { closestMatch } from "../suggest"
import { CLAIM_NAME, type InterpolatedValues, siteFields } from "./claims"

/** A problem with its offset in a text. */
type OffsetProblem = Problem & { offset: number }

/** Text that looks like a reference, even with spaces, a typo, or missing or extra braces. */
const REFERENCE_LIKE =
  /[\\{$]*\{\s*(?:claims?|site)\b(?:[^{}"'\n]*\}+|[^{}\s"']*\s*)|(?<![\w.{])claim\.[a-z]\w*(?:\.(?:from|to))?/gi

/** A well-formed reference to a claim, or to an end of its range. */
const CLAIM_REFERENCE = /^\{claim\.(\w+)(?:\.(?:from|to))?\}$/

/** Words in braces that are not escaped, "{replyHours}". `REFERENCE_LIKE` matches those with a prefix. */
const BRACED_WORDS = /(?<![\\{])\{+\s*(?!(?:claims?|site)\b)\w+(?:[ -]\w+)*\s*\}+/g

/** Minimum number of letters of a name for typos to be recognized: "CPC" and "CPM" are two figures. */
const MIN_MISSPELLED_LENGTH = 5

/** Reduces a name to letters and digits, without case: "Reply hours" equals "replyHours". */
const normalizeName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "")

const sortLetters = (name: string) => [...name].sort().join("")

/**
 * Returns whether two names differ in one letter, or in the order of two letters. More would suggest other figures:
 * "storeWeeks" for "startWeeks"; as would other digits.
 */
const isMisspelling = (name: string, other: string): boolean => {
  const edits = distance(name, other)
  return (
    Math.max(name.length, other.length) >= MIN_MISSPELLED_LENGTH &&
    name.replace(/\D/g, "") === other.replace(/\D/g, "") &&
    (edits <= 1 || (edits === 2 && sortLetters(name) === sortLetters(other)))
  )
}

/** Returns the name that is equal apart from case and spaces, or else misspelled. */
const findSimilarName = (name: string, names: readonly string[]): string | undefined => {
  const normalized = normalizeName(name)
  return (
    names.find(other => normalizeName(other) === normalized) ??
    names.find(other => isMisspelling(normalized, normalizeName(other)))
  )
}

/**
 * Suggests a reference for a name in braces or brackets: "claim.replyHours" for "replyHours", "{claims.replyHour}" or
 * "[reply hours]", "site.name" for "{site name}".
 * @param references - valid references
 */
export const suggestReference = (text: string, references: readonly string[]): string | undefined => {
  const name = text.replace(/^\W*(?:claims?[\s.:]+)?|\W+$/gi, "")
  const namesAfter = (prefix: string) =>
    references.flatMap(reference => (reference.startsWith(prefix) ? [reference.slice(prefix.length)] : []))
  const siteNames = namesAfter("site.")
  const [, field] = /^site[\s.:]+(.+)/i.exec(name) ?? []
  const siteName = field
    ? (findSimilarName(field, siteNames) ?? closestMatch(field, siteNames))
    : siteNames.find(other => normalizeName(name).replace(/^site/, "") === other)
  const [base = "", end = ""] = name.split(".")
  const claim =
    findSimilarName(
      base,
      namesAfter("claim.").filter(other => CLAIM_NAME.test(other)),
    ) ?? ""
  const candidates = [`claim.${claim}.${end}`, `claim.${claim}`, `site.${siteName}`]
  return candidates.find(reference => references.includes(reference))
}

/**
 * Finds invalid references.
 * @param text - text before interpolation
 * @param isClaimsFile - whether the text is in the claims file, which cannot contain references
 */
export const findInvalidReferences = (
  text: string,
  values: InterpolatedValues,
  isClaimsFile: boolean,
): OffsetProblem[] =>
  [...text.matchAll(REFERENCE_LIKE)].flatMap(({ 0: match, index: offset }) => {
    if (isClaimsFile) return [{ offset, ...problem("referenceInClaimsFile") }]
    const name = match.replace(/[^\w.:]/g, "").replace(":", ".")
    const exists = values?.has(name)
    if (!values || (exists ? match === `{${name}}` : !match.includes("{"))) return []
    if (!exists && name in siteFields) return [{ offset, ...problem("referenceNested", match) }]
    const suggestion = suggestReference(match, [...values.keys()])
    const [, claimName] = CLAIM_REFERENCE.exec(match) ?? []
    const isMissing = claimName !== undefined && !values.has(`claim.${claimName}`)
    const unknown = isMissing
      ? problem("claimMissing", claimName, suggestion)
      : problem("referenceUnknown", match.trim(), suggestion)
    return [{ offset, ...unknown }]
  })

/** Finds names of references in the braces of prose, which are code there: "{replyHours}". */
export const findUnprefixedReferences = (line: string, values: InterpolatedValues): OffsetProblem[] =>
  [...line.matchAll(BRACED_WORDS)].flatMap(({ 0: match, index: offset }) => {
    const suggestion = suggestReference(match, [...(values?.keys() ?? [])])
    return suggestion ? [{ offset, ...problem("referenceUnknown", match, suggestion) }] : []
  })

import { parse } from "yaml"
import type { ContentFolder } from "../entry"
import { didYouMean } from "../suggest"

/** The ledger: each figure that the site claims, once. Path inside content/. */
export const CLAIMS = "claims.yaml"

/** What a figure may be made of: nothing that YAML or markdown reads as a sign, wherever it is put. */
export const FIGURE = /^[\p{L}\p{N}\p{Sc}+-](?:[\p{L}\p{N}\p{Sc}%+.,/–×’ \u00A0\u202F‐‑−—-]*[\p{L}\p{N}\p{Sc}%+])?$/u

/** Characters that a figure has at most. */
export const LONGEST = 24

/** A figure of two ends, such as "2–4". With another sign it is told where it stands, and is one all the same. */
const RANGE = /^(.*\d.*)[–‐‑−—-](.*\d.*)$/u

/** How a text refers to a figure: `{claim.replyHours}`, or to one end of a range: `{claim.startWeeks.to}`. */
const REFERENCE = /\{claim\.([A-Za-z]\w*(?:\.(?:from|to))?)\}/g

/** Whether a text refers to a figure: then its length as it is written says nothing. */
export const HOLDS_FIGURE = /\{claim\./

/** The figures by the names that texts refer to them with; nothing of a ledger that cannot be read. */
export type Figures = ReadonlyMap<string, string> | undefined

/** What stands in for a figure that is not known, wherever one may be: its absence is told once, at its reference. */
const ANY = "$1"

interface Named {
  name: string
  value?: unknown
}

const isNamed = (item: unknown): item is Named =>
  item !== null && typeof item === "object" && "name" in item && typeof item.name === "string"

/** The names by which texts refer to a figure, each with what stands in its place. */
const namesOf = (name: string, value: string): [string, string][] => {
  const [, from, to] = RANGE.exec(value) ?? []
  return from && to
    ? [
        [name, value],
        [`${name}.from`, from],
        [`${name}.to`, to],
      ]
    : [[name, value]]
}

/** What would harm the texts it is put into is not put there. */
const asFigure = (value: string) => (FIGURE.test(value) && value.length <= LONGEST ? value : ANY)

const figuresIn = (ledger: string | undefined): Figures => {
  try {
    const claims = parse(ledger ?? "", { logLevel: "silent" }) as unknown
    return Array.isArray(claims)
      ? new Map(claims.filter(isNamed).flatMap(({ name, value }) => namesOf(name, asFigure(String(value)))))
      : undefined
  } catch {
    return undefined
  }
}

let last: { ledger: string | undefined; figures: Figures } | undefined

/**
 * The figures of the ledger, as far as it can be read; what is wrong in it is told when it is checked.
 * @param texts of the files by their path inside content/
 */
export const figuresOf = (texts: ContentFolder["texts"]): Figures => {
  const ledger = texts.get(CLAIMS)
  if (last?.ledger !== ledger || !last) last = { ledger, figures: figuresIn(ledger) }
  return last.figures
}

/** Puts the figures of the ledger into a text. */
export const withFigures = (text: string, figures: Figures): string =>
  text.replace(REFERENCE, (_, name: string) => figures?.get(name) ?? ANY)

/** Whatever is meant as a reference: be it spaced, misspelt, not closed, in other braces, or in none. */
const MEANT =
  /[$\\]*\{+\\?\s*[Cc]laims?(?![a-z])[^{}\s"']*\s*\}*|[[($]*(?<![\w.])\bclaims?\.[A-Za-z]\w*(?:\.(?:from|to))?[\])]*|[$\\{]+\{\s*[A-Za-z]\w*\s*\\?\}+|\{[a-z]+[A-Z]\w*\}/g

/** What is wrong with something that is meant as a reference; nothing where it is one, or where it is none at all. */
const wrongReference = (written: string, figures: NonNullable<Figures>): string | undefined => {
  const { 1: name } = /^\{claim\.([\w.]+)\}$/.exec(written) ?? []
  const words = written.match(/\w+(?:\.(?:from|to))?/g) ?? []
  const known = words.find(word => figures.has(word))
  if (name === undefined) {
    if (!known && !/\{\s*claim/i.test(written)) return undefined
    return `Visitors would read "${written}" as it stands. Write {claim.${known ?? "…"}}${known ? "" : ` with a name from content/${CLAIMS}`}.`
  }
  if (figures.has(name)) return undefined
  const [whole = "", end = ""] = name.split(".")
  const ends = figures.has(`${whole}.from`)
    ? `. Its ends are {claim.${whole}.from} and {claim.${whole}.to}.`
    : `, because it is no range. Write {claim.${whole}}.`
  return figures.has(whole)
    ? `"${whole}" has no "${end}"${ends}`
    : `No figure is called "${name}" in content/${CLAIMS}.${didYouMean(name, [...figures.keys()])} Correct the name, or add the figure there.`
}

/**
 * What is wrong with the references of a text.
 * @param text as it is written
 * @param isLedger whether it stands in the ledger itself, into which no figure is put
 */
export const wrongReferences = (
  text: string,
  figures: Figures,
  isLedger: boolean,
): { offset: number; message: string }[] =>
  [...text.matchAll(MEANT)].flatMap(({ 0: written, index: offset }) => {
    const message = isLedger
      ? /claim/.test(written) && "No figure is put into this file, because it holds them. Write the figure itself."
      : figures && wrongReference(written, figures)
    return message ? [{ offset, message }] : []
  })

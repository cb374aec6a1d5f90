import { parse } from "yaml"
import type { ContentFolder, Place } from "../entry"

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

/** A text with its figures put in. */
export interface Filled {
  text: string
  /** Where a place of it lies in the file as it is written. */
  origin(place: Place): Place
}

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

interface Replaced {
  /** Column, from 0, in the line as it is shown, and in the line as it is written. */
  shown: number
  written: number
  /** Lengths of what is shown and of the reference. */
  figure: number
  reference: number
}

const fillLine = (line: string, figures: Figures): { text: string; replaced: Replaced[] } => {
  const replaced: Replaced[] = []
  let gained = 0
  const text = line.replace(REFERENCE, (reference: string, name: string, written: number) => {
    const figure = figures?.get(name) ?? ANY
    replaced.push({ shown: written + gained, written, figure: figure.length, reference: reference.length })
    gained += figure.length - reference.length
    return figure
  })
  return { text, replaced }
}

/** Where a column, from 0, of a filled line is written. */
const writtenAt = (column: number, replaced: readonly Replaced[]): number => {
  const before = replaced.findLast(({ shown }) => shown <= column)
  if (!before) return column
  const after = column - before.shown - before.figure
  return after < 0 ? before.written : before.written + before.reference + after
}

/**
 * Puts the figures of the ledger into a text.
 * @param text of a YAML or MDX file, in which lines stay lines
 */
export const withFigures = (text: string, figures: Figures): Filled => {
  if (!text.includes("{claim.")) return { text, origin: place => place }
  const lines = text.split("\n").map(line => fillLine(line, figures))
  return {
    text: lines.map(line => line.text).join("\n"),
    origin: ({ line, column }) => ({
      line,
      column: writtenAt(column - 1, lines[line - 1]?.replaced ?? []) + 1,
    }),
  }
}

/** All texts with their figures put in: what pages are made of. */
export const filledTexts = (texts: ContentFolder["texts"]): Map<string, string> => {
  const figures = figuresOf(texts)
  return new Map([...texts].map(([file, text]) => [file, file === CLAIMS ? text : withFigures(text, figures).text]))
}

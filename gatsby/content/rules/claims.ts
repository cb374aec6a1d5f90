import { CLAIMS, type Figures, figuresOf } from "../claims"
import type { ContentFolder, Entry, Issue } from "../entry"
import { asWarning } from "../severity"
import { didYouMean } from "../suggest"
import { claim } from "../types/claim"
import { ofType, type Rule } from "./rule"

/** Whatever is meant as a reference to a figure, be it spaced, misspelt or not closed. */
const MEANT = /\{\s*claims?\b[^{}\s"']*\s*\}?/g

/** A reference at the beginning of a text without quotes, which YAML takes for a group of fields. */
const UNQUOTED = /^\s*(?:- +|[\w-]+: +)+(?=\{claim\.)/

const isComment = (file: string, line: string) => file.endsWith(".yaml") && /^\s*#/.test(line)

/** Lines of a file that are YAML: those of an MDX file up to its second line of ---. */
const yamlLines = (file: string, lines: string[]): number =>
  file.endsWith(".mdx") ? lines.findIndex((line, index) => index > 0 && line.startsWith("---")) : lines.length

const unknownIn = (line: string, figures: Figures): { offset: number; message: string }[] =>
  [...line.matchAll(MEANT)].flatMap(({ 0: reference, index: offset }) => {
    const name = /^\{claim\.([\w.]+)\}$/.exec(reference)?.[1]
    if (name !== undefined && (!figures || figures.has(name))) return []
    if (name === undefined)
      return [{ offset, message: `Visitors would read "${reference}" as it stands. Write it like {claim.name}.` }]
    const [whole = "", end] = name.split(".")
    return figures?.has(whole)
      ? [{ offset, message: `"${whole}" has no "${end}", because it is no range. Write {claim.${whole}}.` }]
      : [
          {
            offset,
            message: `There is no claim "${name}" in content/${CLAIMS}.${didYouMean(name, [...(figures?.keys() ?? [])])} Correct the name, or add the claim there.`,
          },
        ]
  })

/**
 * Tells every reference to a figure that is not in the ledger, and every one that YAML cannot read.
 * @param texts of the files by their path inside content/
 */
export const checkReferences = (texts: ContentFolder["texts"]): Issue[] => {
  const figures = figuresOf(texts)
  return [...texts].flatMap(([file, text]) => {
    if (file === CLAIMS || !/\{\s*claim/.test(text)) return []
    const lines = text.split("\n")
    const details = yamlLines(file, lines)
    return lines.flatMap((line, index): Issue[] => {
      if (isComment(file, line)) return []
      const at = (offset: number, message: string): Issue => ({
        file: `content/${file}`,
        line: index + 1,
        column: offset + 1,
        path: "",
        message,
      })
      const unquoted = index < details ? UNQUOTED.exec(line)?.[0].length : undefined
      return [
        ...unknownIn(line, figures).map(({ offset, message }) => at(offset, message)),
        ...(unquoted === undefined
          ? []
          : [at(unquoted, `Put this text in "quotes": YAML takes braces at its beginning for a group of fields.`)]),
      ]
    })
  })
}

/** A figure as sentences write it, with a sign of money or a range. */
const FIGURE = "[$€£]?\\d+(?:[.,]\\d+)*[KM]?[%+]?(?:–[$€£]?\\d+(?:[.,]\\d+)*[%+]?)?"

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&")

type Claimed = Entry<(typeof claim)["shape"]["_output"]>

/** All wordings of all claims as one pattern, so that a thousand posts are read once. */
const wordingsOf = (claims: Claimed[]): { pattern: RegExp; meant: Claimed[] } | undefined => {
  const wordings = claims.flatMap(entry => (entry.data.wording ?? []).map(words => ({ entry, words })))
  if (wordings.length === 0) return undefined
  const patterns = wordings.map(({ words }) => `(?<!\\w)${escaped(words).replace("#", `(${FIGURE})`)}(?!\\w)`)
  return { pattern: new RegExp(patterns.join("|"), "g"), meant: wordings.map(({ entry }) => entry) }
}

/** A field that is a number and cannot refer to anything: it has to agree, and that is all. */
const IS_NUMBER = /^\s*(?:- +)?[\w-]+: +[\d.]+\s*$/

/** No sentence says by hand what the ledger says, and none says something else. */
const saidByReference: Rule = ({ entries, folder: { texts } }) => {
  const { pattern, meant } = wordingsOf(ofType(entries, claim)) ?? {}
  if (!pattern || !meant) return []
  return [...texts].flatMap(([file, text]) => {
    if (file === CLAIMS || text.search(pattern) < 0) return []
    return text.split("\n").flatMap((line, index): Issue[] =>
      isComment(file, line)
        ? []
        : [...line.matchAll(pattern)].flatMap(match => {
            const [said, ...figures] = match
            const found = figures.findIndex(figure => figure !== undefined)
            const figure = figures[found] ?? ""
            const { name, value } = meant[found]!.data
            const offset = match.index + said.indexOf(figure)
            const issue = { file: `content/${file}`, line: index + 1, column: offset + 1, path: "" }
            if (figure === value && IS_NUMBER.test(line)) return []
            const message =
              figure === value
                ? `Write {claim.${name}} here, so that the figure stands once.`
                : `This says "${said}", and content/${CLAIMS} says ${value} of the same ("${name}"). Write {claim.${name}} if it is meant, or add a claim of its own that declares the difference.`
            return [asWarning({ ...issue, message })]
          }),
    )
  })
}

export const claimRules: Rule[] = [saidByReference]

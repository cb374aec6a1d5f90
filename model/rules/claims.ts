import {
  asWarning,
  CLAIMS,
  type ContentFolder,
  didYouMean,
  type Entry,
  type Figures,
  figuresOf,
  type Issue,
  ofType,
  type Rule,
} from "../../packages/content-engine"
import { claim } from "../types/claim"

/** Whatever is meant as a reference to a figure, be it spaced, misspelt or not closed. */
const MEANT = /\{\s*claims?\b[^{}\s"']*\s*\}?/g

/** A reference without its braces, or in others. */
const BARE = /[[($]*(?<![\w{.]|\{\s*)\bclaims?\.([A-Za-z]\w*(?:\.(?:from|to))?)[\])]*/g

/** The name of a figure in braces that are none, as programs have them. */
const NAMELESS = /(?:\$|\\|\{)\\?\{\s*([A-Za-z]\w*)\s*\\?\}\}?/g

/** A reference at the beginning of a text without quotes, which YAML takes for a group of fields. */
const UNQUOTED = /^\s*(?:- +|[\w-]+: +)+(?=\{claim\.)/

const isComment = (file: string, line: string) => file.endsWith(".yaml") && /^\s*#/.test(line)

/** Lines of a file that are YAML: those of an MDX file up to its second line of ---. */
const yamlLines = (file: string, lines: string[]): number =>
  file.endsWith(".mdx") ? lines.findIndex((line, index) => index > 0 && line.startsWith("---")) : lines.length

const unknownIn = (
  line: string,
  figures: Figures,
  misspelt: ReadonlyMap<string, unknown>,
): { offset: number; message: string }[] =>
  [...line.matchAll(MEANT)].flatMap(({ 0: reference, index: offset }) => {
    const name = /^\{claim\.([\w.]+)\}$/.exec(reference)?.[1]
    if (name !== undefined && (!figures || figures.has(name) || misspelt.has(name.split(".")[0] ?? ""))) return []
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

/** References that have lost their braces, or the word before their name. */
const halfIn = (line: string, figures: Figures): { offset: number; message: string }[] =>
  [BARE, NAMELESS].flatMap(pattern =>
    [...line.matchAll(pattern)].flatMap(({ 0: written, 1: name = "", index: offset }) =>
      figures?.has(name)
        ? [{ offset, message: `Visitors would read "${written}" as it stands. Write {claim.${name}}.` }]
        : [],
    ),
  )

/** The ledger is read as it stands: no figure is put into it. */
const insideLedger = (text: string): Issue[] =>
  text.split("\n").flatMap((line, index): Issue[] => {
    const offset = isComment(CLAIMS, line) ? -1 : line.search(/\{?\s*\bclaims?\.\w/)
    return offset < 0
      ? []
      : [
          {
            file: `content/${CLAIMS}`,
            line: index + 1,
            column: offset + 1,
            path: "",
            message: "No figure is put into this file, because it holds them. Write the figure itself.",
          },
        ]
  })

/**
 * Names that nothing in the ledger has, each with the one there that is meant: where several texts spell a name alike,
 * and none as the ledger has it, it is the ledger that has the slip, and it is told once.
 */
const misspeltIn = (texts: ContentFolder["texts"], figures: Figures): Map<string, { name: string; uses: number }> => {
  const uses = new Map<string, number>()
  for (const [file, text] of texts)
    if (file !== CLAIMS)
      for (const [, name = ""] of text.matchAll(/\{claim\.(\w+)/g)) uses.set(name, (uses.get(name) ?? 0) + 1)
  const names = [...(figures?.keys() ?? [])].filter(name => !name.includes("."))
  const unused = names.filter(name => !uses.has(name))
  return new Map(
    [...uses].flatMap(([used, count]) => {
      const [, name] = count > 1 && figures?.has(used) === false ? (/"(.*)"/.exec(didYouMean(used, unused)) ?? []) : []
      return name ? [[used, { name, uses: count }]] : []
    }),
  )
}

/** Where the ledger gives a name. */
const nameInLedger = (ledger: string, name: string) => {
  const lines = ledger.split("\n")
  const line = lines.findIndex(one => new RegExp(`\\bname:\\s*["']?${name}["']?\\s*(?:#|$)`).test(one))
  return { line: line + 1, column: (lines[line]?.indexOf(name) ?? 0) + 1 }
}

const tellMisspelt = (texts: ContentFolder["texts"], misspelt: ReturnType<typeof misspeltIn>): Issue[] =>
  [...misspelt].map(([used, { name, uses }]) => ({
    file: `content/${CLAIMS}`,
    ...nameInLedger(texts.get(CLAIMS) ?? "", name),
    path: "",
    message: `No text refers to "${name}", and ${uses} places refer to "${used}", which is not here. Write the name that is meant: name: ${used}`,
  }))

/**
 * Tells every reference to a figure that is not in the ledger, and every one that YAML cannot read.
 * @param texts of the files by their path inside content/
 */
export const checkReferences = (texts: ContentFolder["texts"]): Issue[] => {
  const figures = figuresOf(texts)
  const misspelt = misspeltIn(texts, figures)
  const told = [...texts].flatMap(([file, text]) => {
    if (file === CLAIMS) return insideLedger(text)
    if (!/claims?\.|\{/.test(text)) return []
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
        ...[...unknownIn(line, figures, misspelt), ...halfIn(line, figures)].map(({ offset, message }) =>
          at(offset, message),
        ),
        ...(unquoted === undefined
          ? []
          : [at(unquoted, `Put this text in "quotes": YAML takes braces at its beginning for a group of fields.`)]),
      ]
    })
  })
  return [...tellMisspelt(texts, misspelt), ...told]
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

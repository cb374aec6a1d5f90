import { asWarning, CLAIMS, type Entry, type Issue, ofType, type Rule } from "../../packages/content-engine"
import { claim } from "../types/claim"

/** A figure as sentences write it, with a sign of money or a range. */
const FIGURE = "[$€£]?\\d+(?:[.,]\\d+)*[KM]?[%+]?(?:–[$€£]?\\d+(?:[.,]\\d+)*[%+]?)?(?:[ \\u00A0][$€£])?"

/** Whether a line of a file is a comment. */
const isComment = (file: string, line: string) => file.endsWith(".yaml") && /^\s*#/.test(line)

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
            const issue = {
              code: "site" as const,
              file: `content/${file}`,
              line: index + 1,
              column: offset + 1,
              path: "",
            }
            if (figure === value && IS_NUMBER.test(line)) return []
            const message =
              figure === value
                ? `Write {claim.${name}} here, so that the figure stands once.`
                : `This says "${said}", and content/${CLAIMS} says ${value} of the same ("${name}"). Write {claim.${name}} if it is meant, or add this figure there, with "differs".`
            return [asWarning({ ...issue, message })]
          }),
    )
  })
}

export const claimRules: Rule[] = [saidByReference]

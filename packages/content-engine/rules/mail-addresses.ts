import type { Issue } from "../entry"
import { asWarning } from "../severity"
import { formatOf, walkShape } from "../shapes/shape"
import { inFile } from "./lines"
import { issueIn, ofEach, type Rule } from "./rule"

/** Whatever is meant as an address of mail, with the slips that are made in one. */
const MEANT = /(?<![\w/@.+-])[\w+-][\w.+-]*@+[ .,;]?[\w-]+(?:[.,;:@]+[\w-]+)+/g

/** What no address has. */
const SLIPS: [found: RegExp, name: string][] = [
  [/@.*@/, "the sign @ twice"],
  [/,/, "a comma"],
  [/;/, "a semicolon"],
  [/:/, "a colon"],
  [/@ /, "a space behind its @"],
  [/\.@|@\./, "a full stop beside its @"],
  [/\.\./, "two full stops in a row"],
  [/\.$/, "a full stop at its end"],
]

/** @returns what is wrong with an address of mail, if one is meant, and what to do */
export const mailProblem = (address: string): string | undefined => {
  const [, slip] = SLIPS.find(([found]) => found.test(address)) ?? []
  return slip && `No mail arrives at "${address}": it has ${slip}. Correct the address.`
}

/** An address that ends before its host does: behind its sign stands one word, or nothing. */
const CUT_SHORT = /(?<![\w/@.+:-])[A-Za-z][\w.+-]*\w@(?:[A-Za-z][\w-]*)?(?![\w@]|[.,;:-]\w)/g

/** What is said of it: those who write of programs may mean one. */
const cutShort = (address: string) =>
  `"${address}" is no whole address of mail: nothing such as ".example" ends it. Type the rest of it.`

/** An address of the web with a space in it: behind it stands what only addresses end with. */
const IN_PIECES = /(?<![\w/.@-])(?:https?:\/\/(?:www\.)?|www\.)(?: |[\w-]+ )[\w-]+\.[a-z]{2,}/gi

interface Problem {
  index: number
  message: string
  isMeant: boolean
}

const mailProblems = (text: string): Problem[] => [
  ...[...text.matchAll(MEANT)].flatMap(({ 0: address, index }) => {
    const message = mailProblem(address)
    return message ? [{ index, message, isMeant: false }] : []
  }),
  ...[...text.matchAll(CUT_SHORT)].map(({ 0: address, index }) => ({
    index,
    message: cutShort(address),
    isMeant: true,
  })),
]

const webProblems = (text: string): Problem[] =>
  [...text.matchAll(IN_PIECES)].map(({ 0: address, index }) => ({
    index,
    message: `"${address}" leads nowhere: it has a space in it. Take the space away.`,
    isMeant: false,
  }))

/** What is wrong with the addresses in a text. Looks first for the signs that any has: most texts have none. */
const problemsIn = (text: string): Problem[] => [
  ...(text.includes("@") ? mailProblems(text) : []),
  ...(/www\.|:\/\//i.test(text) ? webProblems(text) : []),
]

const severely = (issue: Issue, isMeant: boolean) => (isMeant ? asWarning(issue) : issue)

/** Addresses that lead nowhere are told in every text; those of links by the rule "links resolve". */
const addressesWhole = ofEach(entry => [
  ...walkShape(entry.kind.shape, entry.data, (text, path, shape) =>
    formatOf(shape)
      ? []
      : problemsIn(text).map(({ message, isMeant }) => severely(issueIn(entry, path, message), isMeant)),
  ),
  ...(entry.prose?.texts ?? []).flatMap(({ text, line, column }) =>
    problemsIn(text).map(({ index, message, isMeant }) => {
      const below = text.slice(0, index).split("\n").length - 1
      const place = below > 0 ? { line: line + below, column: 1 } : { line, column: column + index }
      return severely(inFile(entry.file, message, place), isMeant)
    }),
  ),
])

export const mailRules: Rule[] = [addressesWhole]

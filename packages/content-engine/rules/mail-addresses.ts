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

/** Looks first for the sign that any address has: most texts have none. */
const meantIn = (text: string) => (text.includes("@") ? [...text.matchAll(MEANT)] : [])

/** Addresses of mail that nothing arrives at are told in every text; those of links by the rule "links resolve". */
const mailArrives = ofEach(entry => [
  ...walkShape(entry.kind.shape, entry.data, (text, path, shape) =>
    formatOf(shape)
      ? []
      : meantIn(text).flatMap(([address]) => {
          const message = mailProblem(address)
          return message ? [issueIn(entry, path, message)] : []
        }),
  ),
  ...(entry.prose?.texts ?? []).flatMap(({ text, line, column }) =>
    meantIn(text).flatMap(({ 0: address, index }) => {
      const message = mailProblem(address)
      const below = text.slice(0, index).split("\n").length - 1
      const place = below > 0 ? { line: line + below, column: 1 } : { line, column: column + index }
      return message ? [inFile(entry.file, message, place)] : []
    }),
  ),
])

export const mailRules: Rule[] = [mailArrives]

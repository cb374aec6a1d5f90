import { unmarked } from "../prose/marked"
import { slipIn } from "./slips"
import { formatOf, metaOf, walkShape } from "../shapes/shape"
import { asWarning } from "../severity"
import { isKindOf, issueIn, ofEach, type Rule } from "./rule"

/** A text that is quoted as a whole. */
const quoting = (text: string, isQuoted = false): string | undefined => {
  const inner = /^(?:"([^"]+)"|'([^']+)'|“([^”]+)”|‘([^’]+)’)$/.exec(text.trim())
  // What is put between them is no text by itself.
  if (inner?.slice(1).some(text => /^\s*\{\w+\}\s*$/.test(text ?? ""))) return undefined
  if (inner)
    return isQuoted
      ? "The quotation marks are drawn by the page. Take the inner ones away."
      : "The whole text stands in quotes that visitors read. Take the inner ones away."
  return undefined
}

/** A bracket or a quotation mark that is opened and not closed. */
const unclosed = (text: string, language: string): string | undefined => {
  // Other languages close with the sign that English opens with.
  const pairs = isKindOf(language, "en") ? ["()", "“”"] : ["()"]
  const pair = pairs.find(([open = "", close = ""]) => text.split(open).length > text.split(close).length)
  return pair && `"${pair[0]}" is opened and not closed. Write the other one: "${pair[1]}".`
}

/** What is meant as bold or as a link where both are possible, and is neither. */
const nearlyMarked = (words: string): string | undefined => {
  const link = /(?<!!)\[[^\]]+\]\([^)]*\)/.exec(words)?.[0]
  if (link) return `Visitors would read "${link}" as it stands: an address has no spaces. Write [words](/address).`
  return words.includes("**")
    ? "These two stars have no partner, and are read as they stand. Write **words** with a pair on both sides."
    : undefined
}

/** No text that is shown as it stands holds signs of a language that is not read there. */
const signsRead = ofEach((entry, language) =>
  walkShape(entry.kind.shape, entry.data, (text, path, shape) => {
    if (formatOf(shape) || path.at(-1) === "href") return []
    const isMarked = metaOf(shape).marked
    const words = isMarked ? unmarked(text, isMarked) : text
    const nearly = isMarked && nearlyMarked(words)
    if (nearly) return [issueIn(entry, path, nearly)]
    const slip = slipIn(words, "fields", language, isMarked)
    if (slip) {
      const issue = issueIn(entry, path, slip.message)
      return [slip.isError ? issue : asWarning(issue)]
    }
    const quotes = quoting(text, metaOf(shape).quoted) ?? unclosed(text, language)
    return quotes ? [asWarning(issueIn(entry, path, quotes))] : []
  }),
)

export const signRules: Rule[] = [signsRead]

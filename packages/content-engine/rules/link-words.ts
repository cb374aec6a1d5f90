import type { DataPath, Issue } from "../entry"
import { asWarning } from "../severity"
import { markedLinks } from "../prose/marked"
import { metaOf, walkShape } from "../shapes/shape"
import { walk } from "../walk"
import { inFile } from "./lines"
import { inLanguage, issueIn, ofEach, type Rule } from "./rule"

/** Words that stand for an address and say nothing of it. */
const EMPTY =
  /^(?:(?:please )?(?:click|tap|press|look|see|read|go)? ?(?:here|this|that)|(?:this|that|the) (?:link|page|site|website|article|post)|link|(?:read|learn|see|find out|show|know)? ?more|more (?:info|information|details)|details|website|go|click|url)$/

const bare = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

/** What is wrong with the words of a link, if they say nothing. */
const emptyWords = (words: string): string | undefined =>
  EMPTY.test(bare(words))
    ? `The words "${words.trim()}" do not say where this link leads. Screen readers list links by their words alone: write what is behind it, such as "our prices".`
    : undefined

/** The words of every link in a field: a label beside an address. */
const labelsIn = (data: unknown): { path: DataPath; words: string }[] => {
  const labels: { path: DataPath; words: string }[] = []
  walk(data, [], (value, path) => {
    if (value === null || typeof value !== "object" || !("href" in value && "label" in value)) return
    if (typeof value.label === "string") labels.push({ path: [...path, "label"], words: value.label })
  })
  return labels
}

/** Every link says where it leads, read by itself. */
const linksSayWhere = ofEach((entry): Issue[] => [
  ...labelsIn(entry.data).flatMap(({ path, words }) => {
    const message = emptyWords(words)
    return message ? [asWarning(issueIn(entry, path, message))] : []
  }),
  ...walkShape(entry.kind.shape, entry.data, (text, path, shape) => {
    const told = metaOf(shape).marked ? markedLinks(text).flatMap(({ words }) => emptyWords(words) ?? []) : []
    return told.map(message => asWarning(issueIn(entry, path, message)))
  }),
  ...(entry.prose?.links ?? []).flatMap(({ words, line, column }) => {
    const message = emptyWords(words)
    return message ? [asWarning(inFile(entry.file, message, { line, column }))] : []
  }),
])

export const linkWordRules: Rule[] = [inLanguage("en", linksSayWhere)]

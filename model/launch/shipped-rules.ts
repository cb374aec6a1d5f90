import { type Entry, isSilenced, type Rule } from "../../packages/content-engine"
import { formsPage } from "../types/forms-page"
import { sentencesOf, shippedIn } from "./shipped"
import { wordsOf } from "./words"

/** Words of the interface and of drawings say nothing of whose site it is: they may stay. */
const isOfInterface = ({ path }: { path: readonly (string | number)[] }) =>
  path.includes("labels") || /alt$/i.test(String(path.at(-1)))

/** The sentences of an object that visitors read, and where each stands. */
export const placedSentences = (entry: Entry) =>
  (entry.type === formsPage.type ? [] : wordsOf(entry).filter(words => !isOfInterface(words))).flatMap(words =>
    sentencesOf(words.text).map(sentence => ({ sentence, words })),
  )

/** How many sentences of each file are those that the project was shipped with. */
const sentencesShipped: Rule = ({ entries, folder: { texts } }) =>
  [...new Set(entries.map(({ file }) => file))].flatMap(file => {
    const all = entries
      .filter(entry => entry.file === file)
      .flatMap(placedSentences)
      // What is meant to stay is meant line by line.
      .filter(({ words }) => !isSilenced(words.issue("", 0), texts))
    const { of, found } = shippedIn(all.map(({ sentence }) => sentence))
    const first = all.find(({ sentence }) => sentence === found[0])
    return first
      ? [
          first.words.issue(
            `${found.length} of ${of} sentences of this file are the sample's, the first: "${found[0]}" Write your own.`,
            0,
          ),
        ]
      : []
  })

/** What is still said in the sample's words. */
export const shippedRules: Rule[] = [sentencesShipped]

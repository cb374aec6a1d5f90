import { asWarning, inLanguage, isDraft, issueIn, type Rule, walkShape } from "../../packages/content-engine"

const WORDS =
  "five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
const NUMBERS = WORDS.split(" ")

/** What texts count of the site itself, by the type of content it is. Fewer than five are rarely all there are. */
const COUNTED: [RegExp, string][] = [
  [new RegExp(`\\b(${NUMBERS.join("|")}|[5-9]|[1-9]\\d) services\\b`, "i"), "Service"],
  [new RegExp(`\\b(${NUMBERS.join("|")}|[5-9]|[1-9]\\d) case studies\\b`, "i"), "CaseStudy"],
]

const numberOf = (word: string) => {
  const place = NUMBERS.indexOf(word.toLowerCase())
  return place < 0 ? Number(word) : place + 5
}

/** A text that counts the services or the case studies says how many there are, also after one has joined them. */
const countsAreRight: Rule = ({ entries, complete }) => {
  if (!complete) return []
  const shown = entries.filter(entry => !isDraft(entry) && entry.data.hidden !== true)
  const counts = COUNTED.map(([pattern, counted]) => ({
    pattern,
    count: shown.filter(({ type }) => type === counted).length,
  }))
  return shown.flatMap(entry =>
    walkShape(entry.kind.shape, entry.data, (text, path) =>
      counts.flatMap(({ pattern, count }) => {
        const [found, word] = pattern.exec(text) ?? []
        return found && word && numberOf(word) !== count
          ? [asWarning(issueIn(entry, path, `This says "${found}", and the site has ${count}. Make the two agree.`))]
          : []
      }),
    ),
  )
}

export const countRules: Rule[] = [inLanguage("en", countsAreRight)]

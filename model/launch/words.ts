import { type Entry, type Issue, ofEach, type Rule, walk } from "../../packages/content-engine"

/** A text a visitor reads, with how to tell of it. */
interface Words {
  text: string
  /** Path inside the object; empty in prose. */
  path: readonly (string | number)[]
  /** @param at where in the text, which prose can tell to the letter */
  issue(message: string, at: number): Issue
}

/** Every text of an object, and of its prose line by line. */
export const wordsOf = ({ data, base, source }: Entry): Words[] => {
  const found: Words[] = []
  walk(data, [], (text, inside) => {
    if (typeof text !== "string") return
    found.push({ text, path: inside, issue: message => source.issue([...base, ...inside], message) })
  })
  source.body.split("\n").forEach((text, index) => {
    if (!text.trim()) return
    found.push({
      text,
      path: [],
      issue: (message, at) => ({ file: source.file, line: index + 1, column: at + 1, path: "", message }),
    })
  })
  return found
}

/** Tells each text that a pattern finds something in; `tell` is given what was found. */
export const wordsWith = (
  pattern: RegExp,
  tell: (found: string) => string,
  isMeant: (words: Words) => boolean = () => false,
): Rule =>
  ofEach(entry =>
    wordsOf(entry).flatMap(words => {
      const found = isMeant(words) ? null : pattern.exec(words.text)
      return found ? [words.issue(tell(found[0]), found.index)] : []
    }),
  )

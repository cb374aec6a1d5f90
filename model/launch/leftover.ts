import { type ContentFolder, type Entry, type Issue, walk } from "../../packages/content-engine"

/** What is asked before a site goes live: all that visitors will see, and the folder it comes from. */
interface LaunchContext {
  /** Objects that visitors see; drafts are none. */
  entries: Entry[]
  folder: ContentFolder
}

/** Tells every place that still belongs to the sample or leads nowhere. */
export type LaunchRule = (context: LaunchContext) => Issue[]

/** A text a visitor reads, with how to tell of it. */
export interface Words {
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
  { entries }: LaunchContext,
  pattern: RegExp,
  tell: (found: string) => string,
  isMeant: (words: Words) => boolean = () => false,
): Issue[] =>
  entries.flatMap(wordsOf).flatMap(words => {
    const found = isMeant(words) ? null : pattern.exec(words.text)
    return found ? [words.issue(tell(found[0]), found.index)] : []
  })

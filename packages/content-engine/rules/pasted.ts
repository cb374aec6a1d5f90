import type { ContentFolder, Issue } from "../entry"
import { inLines } from "./lines"

/** What other programs leave in a text that is copied from them, which no page can show. */
const TRACES: { found: RegExp; tell: (signs: string) => string }[] = [
  {
    found: /\uE200[^\uE201]*\uE201?|\uE202\S*/g,
    tell: () => "A chatbot has left its reference to a source here. Delete it, and link to the source if there is one.",
  },
  {
    found:
      /【\d+[^】]*】|:?(?:contentReference|antCitation)?\[(?:oaicite:[^\]]*)?\]\\?\{[^}]*\}|(?:contentReference)?\[oaicite:[^\]]*\]|\[oai_citation[^\]]*\](?:\([^)\s]*\))?|\[cite(?::[^\]]*|_start)\]|\[attached_file:\d+\]|\[\^\d+_\d+\^?\]|(?:\bcite)?turn\d+(?:search|view|news|file|image)\d+\b/g,
    tell: signs =>
      `A chatbot has left "${signs}" here, its reference to a source. Delete it, and link to the source if there is one.`,
  },
  {
    found: /\p{Co}/gu,
    tell: sign =>
      `Visitors see an empty box here: this is a sign of another program's own (U+${sign.codePointAt(0)?.toString(16).toUpperCase()}), such as Word's points before entries. Delete it; in the prose of a post, "- " begins an entry.`,
  },
]

const ANY = new RegExp(TRACES.map(({ found }) => found.source).join("|"), "u")

/**
 * Tells what was copied along from another program.
 * @param texts of the files by their path inside content/
 */
export const checkPasted = (texts: ContentFolder["texts"]): Issue[] =>
  inLines(texts, ANY, line => {
    const trace = TRACES.find(({ found }) => line.search(found) >= 0)
    return trace
      ? [...line.matchAll(trace.found)].map(({ 0: signs, index: offset }) => ({ offset, message: trace.tell(signs) }))
      : []
  })

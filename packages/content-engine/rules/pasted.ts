import type { ContentFolder, Issue } from "../entry"

/** What other programs leave in a text that is copied from them, which no page can show. */
const TRACES: { found: RegExp; tell: (signs: string) => string }[] = [
  {
    found: /\uE200[^\uE201]*\uE201?|\uE202\S*/g,
    tell: () => "A chatbot has left its reference to a source here. Delete it, and link to the source if there is one.",
  },
  {
    found:
      /【\d+[^】]*】|:?(?:contentReference|antCitation)?\[(?:oaicite:[^\]]*)?\]\\?\{[^}]*\}|(?:contentReference)?\[oaicite:[^\]]*\]|\[cite(?::[^\]]*|_start)\]|\[attached_file:\d+\]|\[\^\d+_\d+\^?\]|(?:\bcite)?turn\d+(?:search|view|news|file|image)\d+\b/g,
    tell: signs =>
      `A chatbot has left "${signs}" here, its reference to a source. Delete it, and link to the source if there is one.`,
  },
  {
    found: /\p{Co}/gu,
    tell: sign =>
      `Visitors see an empty box here: this is a sign of another program's own (U+${sign.codePointAt(0)?.toString(16).toUpperCase()}), such as Word's points before entries. Delete it; in the prose of a post, "- " begins an entry.`,
  },
]

/**
 * Tells what was copied along from another program.
 * @param texts of the files by their path inside content/
 */
export const checkPasted = (texts: ContentFolder["texts"]): Issue[] =>
  [...texts].flatMap(([file, text]) =>
    TRACES.some(({ found }) => text.search(found) >= 0)
      ? text.split("\n").flatMap((line, index): Issue[] => {
          if (file.endsWith("yaml") && /^\s*#/.test(line)) return []
          const [{ found, tell } = {}] = TRACES.filter(trace => line.search(trace.found) >= 0)
          return found && tell
            ? [...line.matchAll(found)].map(({ 0: signs, index: offset }) => ({
                file: `content/${file}`,
                line: index + 1,
                column: offset + 1,
                path: "",
                message: tell(signs),
              }))
            : []
        })
      : [],
  )

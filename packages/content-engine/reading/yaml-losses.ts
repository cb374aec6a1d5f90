import { type Document, isAlias, isNode, isScalar, isSeq, visit } from "yaml"
import { beginsWith, QUOTE, type YamlProblem } from "./yaml-signs"

/** A text that goes on: it ends with a letter by itself, with a word that needs another one, or within brackets. */
const UNFINISHED =
  /(?:^|\s)[A-Z]$|\s(?:an?|the|of|per|for|with|and|or|to|in|on|at|by|from|see|our|your|their|no\.?|number|issue|ranked|room|suite|unit|apartment|apt\.?|tag|hashtag)$|\([^)]*$|[“„][^”]*$/i

/** Nobody breaks a text as short as this into two lines. */
const BROKEN = 60

/** An entry of a list whose hyphen is missing is read as the end of the entry above it. */
const joinedEntry = (text: string): number | undefined => {
  const [, first = "", next = ""] = /^(.*\S)\s*\n[ \t]*([\p{Lu}\d].*)$/u.exec(text) ?? []
  return next && first.length + next.length < BROKEN && !/[,;:–(-]$/.test(first) ? text.lastIndexOf(next) : undefined
}

/** What is good YAML and yet loses a part of what the editor wrote. */
export const silentLosses = (document: Document, text: string): YamlProblem[] => {
  const problems: YamlProblem[] = []
  const tell = (offset: number, message: string) => void problems.push({ offset, message })
  const used = new Set<string>()
  if (text.includes("&")) visit(document, { Alias: (_, { source }) => void used.add(source) })
  visit(document, {
    Node: (_, node, ancestors) => {
      if (!isNode(node) || !node.range) return
      const [start, end] = node.range
      if (isAlias(node)) return
      if (node.anchor && !used.has(node.anchor)) tell(text.lastIndexOf(`&${node.anchor}`, start), beginsWith("&"))
      if (node.tag === "!") tell(start, beginsWith("!"))
      if (isScalar(node) && node.type === "QUOTE_DOUBLE") {
        const escape = /\\[^\\"/ux\r\n]/.exec(text.slice(start, end).replace(/\\\\/g, "  "))
        if (escape)
          tell(
            start + escape.index,
            `In "double quotes" ${escape[0]} means something else. Write two backslashes (\\\\) for one.`,
          )
      }
      if (!isScalar(node) || node.type !== "PLAIN") return
      const joined = isSeq(ancestors.at(-1)) ? joinedEntry(text.slice(start, end)) : undefined
      if (joined !== undefined)
        tell(
          start + joined,
          "This line is read as the end of the entry above it. Put a hyphen and a space before it, or write both on one line.",
        )
      const behind = /^.*/.exec(text.slice(end))?.[0] ?? ""
      if (node.value === null && start === end && /^[ \t]*#/.test(behind)) {
        tell(end + behind.indexOf("#"), `What follows # is a note, so that this field is empty. ${QUOTE}`)
        return
      }
      const entry = /\n[ \t]*-/.exec(text.slice(start, end))
      if (entry && text[start] === "-") tell(start, "Put a space after the hyphen.")
      else if (entry)
        tell(
          start + entry.index + entry[0].length - 1,
          "This entry is read as a part of the one above it. Put its hyphen exactly below the hyphen of that one.",
        )
      if (/^[ \t]+#[ \t]*\d/.test(behind) || (/^[ \t]+#/.test(behind) && UNFINISHED.test(text.slice(start, end))))
        tell(
          start,
          `The text ends before the #: what follows it is a note, and is not shown. ${QUOTE} If it is a note, begin it with a word on a line of its own.`,
        )
      else if (/^[ \t]+#[^\s#]/.test(text.slice(end)))
        tell(start, `What follows # is a note and is not shown. ${QUOTE} If it is a note, put a space after #.`)
    },
  })
  return problems
}

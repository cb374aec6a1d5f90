import type { ContentFolder, Issue } from "../entry"
import { problem } from "../messages"
import { warnings } from "../messages/warnings"
import { isDraft } from "../pages/publish-status"
import { markdownHints } from "../prose/markdown"
import { type CheckedText, linesOf, textsOf } from "./entry-texts"
import { entryRule, matchesLanguage } from "./rule"
import { type TextPattern, textPatterns } from "./text-patterns"

/** The code of a text pattern. */
type Code = {
  [Location in keyof typeof textPatterns]: keyof (typeof textPatterns)[Location]
}[keyof typeof textPatterns]

type TextRule = TextPattern & { location: string; code: Code }

const rules: TextRule[] = Object.entries(textPatterns).flatMap(
  ([location, patterns]: [string, Record<string, TextPattern>]) =>
    Object.entries(patterns).map(([code, pattern]) => ({ ...pattern, location, code: code as Code })),
)

/** All text rules, errors first: of a text, only the first match is reported. */
export const textRules = [
  ...rules.filter(({ code }) => !(code in warnings)),
  ...rules.filter(({ code }) => code in warnings),
]

/** Formats a match for a message; invisible characters as their code point. */
const formatMatch = (chars: string) =>
  /^[\p{C}\p{Zl}\p{Zp}]$/u.test(chars)
    ? `U+${chars.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`
    : chars.replace(/\p{C}/gu, "").trim()

/** Returns the word around an offset, for tools that do not show positions. */
const wordAt = (text: string, offset: number) => {
  const [before = "", after = ""] = [/\S*$/.exec(text.slice(0, offset))?.[0], /^\S*/.exec(text.slice(offset))?.[0]]
  return [...`${before}${after}`.replace(/\p{C}/gu, "")].slice(0, 40).join("")
}

const matchText = ({ text, meta, report }: CheckedText, active: readonly TextRule[]): Issue[] => {
  for (const { pattern, code } of active) {
    const { 0: chars, index = 0 } = pattern.exec(text) ?? {}
    if (chars === undefined) continue
    const match = {
      match: formatMatch(chars),
      word: wordAt(text, index),
      hint: markdownHints[meta.markdown ?? "none"],
    }
    return [report(problem(code, match), index)]
  }
  return []
}

/** Reports text patterns in the texts of an entry. */
export const textMistakes = entryRule((entry, language) => {
  const active = textRules.filter(
    rule => (!rule.language || matchesLanguage(language, rule.language)) && !(rule.allowedInDrafts && isDraft(entry)),
  )
  const fieldRules = active.filter(({ location }) => location === "field" || location === "text")
  const proseRules = active.filter(({ location }) => location === "prose" || location === "text")
  return textsOf(entry).flatMap(text =>
    text.hasPattern ? [] : matchText(text, text.kind === "field" ? fieldRules : proseRules),
  )
})

/**
 * Reports text patterns in the lines of files.
 * @param texts - file contents by path inside content/
 */
export const checkLines = (texts: ContentFolder["texts"]): Issue[] =>
  [...texts].flatMap(([file, content]) => {
    const active = textRules.filter(
      ({ location, pattern }) =>
        (location === "line" || (location === "yaml" && file.endsWith("yaml"))) && pattern.test(content),
    )
    return active.length > 0 ? linesOf(file, content).flatMap(text => matchText(text, active)) : []
  })

import type { ContentFolder, Issue } from "../entry"
import { problem } from "../messages"
import { WARNINGS } from "../messages/warnings"
import { isDraft } from "../pages/publish-status"
import { MARKDOWN_HINTS } from "../prose/markdown"
import { matchesLanguage, entryRule } from "./rule"
import { TEXT_PATTERNS, type TextPattern } from "./text-patterns"
import { linesOf, type Text, textsOf } from "./texts"

/** The code of a row. */
type Code = { [Where in keyof typeof TEXT_PATTERNS]: keyof (typeof TEXT_PATTERNS)[Where] }[keyof typeof TEXT_PATTERNS]

type TextRule = TextPattern & { where: string; code: Code }

const rules: TextRule[] = Object.entries(TEXT_PATTERNS).flatMap(
  ([where, rows]: [string, Record<string, TextPattern>]) =>
    Object.entries(rows).map(([code, row]) => ({ ...row, where, code: code as Code })),
)

/** All that is told of texts, errors first. The first that finds something in one is told. */
export const TEXT_RULES = [
  ...rules.filter(({ code }) => !(code in WARNINGS)),
  ...rules.filter(({ code }) => code in WARNINGS),
]

/** How a sign is told of: by its number, if nobody sees it. */
const formatChar = (sign: string) =>
  /^[\p{C}\p{Zl}\p{Zp}]$/u.test(sign)
    ? `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`
    : sign.replace(/\p{C}/gu, "").trim()

/** The word around an offset, for people who are not shown the place. */
const wordAt = (text: string, offset: number) => {
  const [before = "", after = ""] = [/\S*$/.exec(text.slice(0, offset))?.[0], /^\S*/.exec(text.slice(offset))?.[0]]
  return [...`${before}${after}`.replace(/\p{C}/gu, "")].slice(0, 40).join("")
}

const matchText = ({ text, meta, report }: Text, asked: readonly TextRule[]): Issue[] => {
  for (const { pattern: finds, code } of asked) {
    const { 0: sign, index = 0 } = finds.exec(text) ?? {}
    if (sign === undefined) continue
    const found = { sign: formatChar(sign), word: wordAt(text, index), marks: MARKDOWN_HINTS[meta.markdown ?? "none"] }
    return [report(problem(code, found), index)]
  }
  return []
}

/** The texts of an object hold no mistake of the table. */
export const textMistakes = entryRule((entry, language) => {
  const own = TEXT_RULES.filter(
    rule => (!rule.language || matchesLanguage(language, rule.language)) && !(rule.allowedInDrafts && isDraft(entry)),
  )
  const inField = own.filter(({ where }) => where === "field" || where === "text")
  const inProse = own.filter(({ where }) => where === "prose" || where === "text")
  return textsOf(entry).flatMap(text =>
    text.hasPattern ? [] : matchText(text, text.location === "field" ? inField : inProse),
  )
})

/**
 * What is wrong with the lines of files.
 * @param texts of the files by their path inside content/
 */
export const checkLines = (texts: ContentFolder["texts"]): Issue[] =>
  [...texts].flatMap(([file, content]) => {
    const own = TEXT_RULES.filter(
      ({ where, pattern: finds }) =>
        (where === "line" || (where === "yaml" && file.endsWith("yaml"))) && finds.test(content),
    )
    return own.length > 0 ? linesOf(file, content).flatMap(text => matchText(text, own)) : []
  })

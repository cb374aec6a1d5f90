import type { ContentFolder, Issue } from "../entry"
import { isDraft } from "../pages/publication"
import { MARKDOWN } from "../prose/marked"
import { asWarning } from "../severity"
import { isKindOf, ofEach, type Rule } from "./rule"
import { TEXT_ERRORS } from "./text-errors"
import { TEXT_WARNINGS } from "./text-warnings"
import { linesOf, type Text, textsOf } from "./texts"

/** A mistake that really happens in a text. */
interface TextRow {
  finds: RegExp
  /**
   * What is told of it: {sign} is what was found, {word} the word that it lies in or beside, {marks} what its field
   * knows of Markdown.
   */
  words: string
  /** The only language in which it is a mistake. */
  language?: "en"
  /** Drafts may hold it. */
  mayBeInDrafts?: true
}

type Rows = Readonly<Record<string, TextRow>>

/** Rows by their codes and by where they hold. */
export interface TextRows {
  /** In fields, whose texts are read as they stand, and in prose. */
  text: Rows
  field: Rows
  /** Signs of Markdown that have their meaning are none here. */
  prose: Rows
  /** In lines of files, be it that these cannot be read. */
  line?: Rows
  /** In those of YAML files alone. */
  yaml?: Rows
}

type TextRule = TextRow & { where: string; severity: "error" | "warning" }

const ruled = (rows: TextRows, severity: TextRule["severity"]): TextRule[] =>
  Object.entries(rows).flatMap(([where, own]: [string, Rows]) =>
    Object.values(own).map(row => ({ ...row, where, severity })),
  )

/** All that is told of texts. The first that finds something in one is told. */
export const TEXT_RULES = [...ruled(TEXT_ERRORS, "error"), ...ruled(TEXT_WARNINGS, "warning")]

/** How a sign is told of: by its number, if nobody sees it. */
const shown = (sign: string) =>
  /^[\p{C}\p{Zl}\p{Zp}]$/u.test(sign)
    ? `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`
    : sign.replace(/\p{C}/gu, "").trim()

/** The word around an offset, for people who are not shown the place. */
const wordAt = (text: string, offset: number) => {
  const [before = "", after = ""] = [/\S*$/.exec(text.slice(0, offset))?.[0], /^\S*/.exec(text.slice(offset))?.[0]]
  return `${before}${after}`.replace(/\p{C}/gu, "").slice(0, 40)
}

const judge = ({ text, meta, report }: Text, rules: readonly TextRule[]): Issue[] => {
  for (const { finds, words, severity } of rules) {
    const { 0: sign, index = 0 } = finds.exec(text) ?? {}
    if (sign === undefined) continue
    const facts = { sign: shown(sign), word: wordAt(text, index), marks: MARKDOWN[meta.marked ?? "none"] }
    const issue = report(
      words.replace(/\{(sign|word|marks)\}/g, (_, name: keyof typeof facts) => facts[name]),
      index,
    )
    return [severity === "warning" ? asWarning(issue) : issue]
  }
  return []
}

/** The texts of an object hold no mistake of the tables. */
const textsRead = ofEach((entry, language) => {
  const rules = TEXT_RULES.filter(
    rule => (!rule.language || isKindOf(language, rule.language)) && !(rule.mayBeInDrafts && isDraft(entry)),
  )
  const inField = rules.filter(({ where }) => where === "field" || where === "text")
  const inProse = rules.filter(({ where }) => where === "prose" || where === "text")
  return textsOf(entry).flatMap(text => (text.hasForm ? [] : judge(text, text.where === "field" ? inField : inProse)))
})

/**
 * What is wrong with the lines of files.
 * @param texts of the files by their path inside content/
 */
export const checkLines = (texts: ContentFolder["texts"]): Issue[] =>
  [...texts].flatMap(([file, content]) => {
    const rules = TEXT_RULES.filter(
      ({ where, finds }) => (where === "line" || (where === "yaml" && file.endsWith("yaml"))) && finds.test(content),
    )
    return rules.length > 0 ? linesOf(file, content).flatMap(text => judge(text, rules)) : []
  })

export const textRules: Rule[] = [textsRead]

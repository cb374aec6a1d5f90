import type { Issue } from "../entry"
import { isDraft } from "../pages/publication"
import { isObject, walk } from "../walk"
import { asWarning } from "../severity"
import { different, listedOnce, ofEach, type Rule } from "./rule"

const isQuestion = (item: unknown): item is { question: unknown } =>
  item !== null && typeof item === "object" && "question" in item
const isText = (item: unknown) => typeof item === "string"

/** What a drawing holds may repeat: two of its labels. */
const FREE = ["drawingLabels"]

/** No list says a thing twice: texts differ, and every accordion asks a question once. */
const nothingTwice = ofEach(entry => {
  const issues: Issue[] = []
  walk(entry.data, [], (value, path) => {
    if (!Array.isArray(value) || FREE.includes(String(path.at(-1)))) return
    if (value.every(isText)) issues.push(...listedOnce(entry, path, value))
    else if (value.every(isQuestion)) issues.push(...different(entry, path, value, "question"))
  })
  return issues
})

/** What tells the entries of a list apart: their names, and what they say. In menus, where they lead as well. */
const APART = ["title", "name", "label", "term", "text"]

/** Shorter texts may say the same: "Yes." */
const SHORT = 12

const withoutShort = (item: Record<string, unknown>) => (String(item.text).length < SHORT ? {} : item)

/** No two entries of a list are called the same, say the same, or lead to the same page: one is a copy. */
const entriesDiffer: Rule = ({ entries, model: { site } }) =>
  entries
    .filter(entry => !isDraft(entry))
    .flatMap(entry => {
      const issues: Issue[] = []
      walk(entry.data, [], (value, path) => {
        if (!Array.isArray(value) || !value.every(isObject)) return
        const fields = entry.type === site?.type ? [...APART, "href"] : APART
        const told = fields.flatMap(field =>
          different(entry, path, field === "text" ? value.map(withoutShort) : value, field),
        )
        issues.push(...told.map(asWarning))
      })
      return issues
    })

export const listRules: Rule[] = [nothingTwice, entriesDiffer]

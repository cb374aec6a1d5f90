import type { Issue } from "../entry"
import { walk } from "../walk"
import { different, listedOnce, type Rule } from "./rule"

const isQuestion = (item: unknown): item is { question: unknown } =>
  item !== null && typeof item === "object" && "question" in item
const isText = (item: unknown) => typeof item === "string"

/** What a drawing holds may repeat: two of its labels, or a stack of the same symbol. */
const FREE = ["drawingLabels", "symbols", "cargo"]

/** No list says a thing twice: texts differ, and every accordion asks a question once. */
const nothingTwice: Rule = ({ entries }) =>
  entries.flatMap(entry => {
    const issues: Issue[] = []
    walk(entry.data, [], (value, path) => {
      if (!Array.isArray(value) || FREE.includes(String(path.at(-1)))) return
      if (value.every(isText)) issues.push(...listedOnce(entry, path, value))
      else if (value.every(isQuestion)) issues.push(...different(entry, path, value, "question"))
    })
    return issues
  })

export const listRules: Rule[] = [nothingTwice]

import type { Issue } from "../entry"
import { asWarning } from "../severity"
import { walk } from "../walk"
import { issueIn, type Rule } from "./rule"
import { isDraft } from "./scaffold"

const isComparison = (value: unknown): value is { before: unknown; after: unknown } =>
  value !== null && typeof value === "object" && "before" in value && "after" in value && "beforeLabel" in value

/** Bars that a result is compared by differ, or they say that nothing has changed: a template begins so. */
const barsDiffer: Rule = ({ entries }) =>
  entries
    .filter(entry => !isDraft(entry))
    .flatMap(entry => {
      const issues: Issue[] = []
      walk(entry.data, [], (value, path) => {
        if (!isComparison(value) || value.before !== value.after) return
        const message = `Both bars are drawn equally long, because "before" and "after" are both ${String(value.after)}. Write the two quantities.`
        issues.push(asWarning(issueIn(entry, [...path, "after"], message)))
      })
      return issues
    })

export const comparisonRules: Rule[] = [barsDiffer]

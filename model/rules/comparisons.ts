import { asWarning, isDraft, type Issue, issueIn, type Rule, walk } from "../../packages/content-engine"

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

interface Result {
  value: string
  comparison: { before: number; after: number }
}

const isResult = (value: unknown): value is Result =>
  value !== null &&
  typeof value === "object" &&
  "value" in value &&
  typeof value.value === "string" &&
  "comparison" in value &&
  isComparison(value.comparison) &&
  [value.comparison.before, value.comparison.after].every(quantity => typeof quantity === "number" && quantity > 0)

/** How far a figure may be rounded: as a part of it, and at least this much. */
const ROUNDED = { part: 0.1, least: 0.6 }

/** What a figure such as "2.4x" or "-38%" says of its two quantities, and what they say themselves. */
const saidAndDrawn = ({
  value,
  comparison: { before, after },
}: Result): { said: number; drawn: number } | undefined => {
  const times = /^(\d+(?:\.\d+)?)[x×]$/.exec(value)?.[1]
  if (times !== undefined) return { said: Number(times), drawn: Math.max(before, after) / Math.min(before, after) }
  const [, sign, percent] = /^([+−–-])(\d+(?:\.\d+)?)\s?%$/.exec(value) ?? []
  if (percent === undefined) return undefined
  return { said: sign === "+" ? Number(percent) : -Number(percent), drawn: ((after - before) / before) * 100 }
}

/** The figure of a result and the bars below it tell the same. */
const barsAgree: Rule = ({ entries }) =>
  entries
    .filter(entry => !isDraft(entry))
    .flatMap(entry => {
      const issues: Issue[] = []
      walk(entry.data, [], (value, path) => {
        if (!isResult(value)) return
        const figures = saidAndDrawn(value)
        if (!figures) return
        const { said, drawn } = figures
        const { before, after } = value.comparison
        if (before === after || Math.abs(said - drawn) <= Math.max(ROUNDED.least, Math.abs(said) * ROUNDED.part)) return
        const drawnAs = /%/.test(value.value) ? `${Math.round(drawn)}%` : `${Math.round(drawn * 10) / 10}x`
        const message = `This says ${value.value}, but the bars below it go from ${before} to ${after}, which is ${drawnAs}. Make the two agree.`
        issues.push(asWarning(issueIn(entry, [...path, "value"], message)))
      })
      return issues
    })

export const comparisonRules: Rule[] = [barsDiffer, barsAgree]

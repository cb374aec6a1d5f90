import { asWarning, type Entry, groupsOf, isDraft, issueIn, ofEach, type Rule } from "../../packages/content-engine"
import { comparison } from "../parts/comparison"
import { caseResult } from "../types/case-study"
import { serviceResult } from "../types/service/sections"

/** Bars that a result is compared by differ, or they say that nothing has changed: a template begins so. */
const barsDiffer = ofEach(entry =>
  isDraft(entry)
    ? []
    : groupsOf(entry.kind.shape, entry.data, comparison).flatMap(({ data: { before, after }, path }) => {
        const message = `Both bars are drawn equally long, because "before" and "after" are both ${after}. Write the two quantities.`
        return before === after ? [asWarning(issueIn(entry, [...path, "after"], message))] : []
      }),
)

/** A figure, and the quantities below it. */
interface Result {
  value: string
  comparison: { before: number; after: number }
}

const resultsIn = ({ kind: { shape }, data }: Entry) => [
  ...groupsOf(shape, data, caseResult),
  ...groupsOf(shape, data, serviceResult),
]

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
const barsAgree = ofEach(entry =>
  isDraft(entry)
    ? []
    : resultsIn(entry).flatMap(({ data: result, path }) => {
        const figures = saidAndDrawn(result)
        if (!figures) return []
        const { said, drawn } = figures
        const { before, after } = result.comparison
        if (before === after || Math.abs(said - drawn) <= Math.max(ROUNDED.least, Math.abs(said) * ROUNDED.part))
          return []
        const drawnAs = /%/.test(result.value) ? `${Math.round(drawn)}%` : `${Math.round(drawn * 10) / 10}x`
        const message = `This says ${result.value}, but the bars below it go from ${before} to ${after}, which is ${drawnAs}. Make the two agree.`
        return [asWarning(issueIn(entry, [...path, "value"], message))]
      }),
)

export const comparisonRules: Rule[] = [barsDiffer, barsAgree]

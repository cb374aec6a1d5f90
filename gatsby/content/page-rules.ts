import { closest } from "fastest-levenshtein"
import type { DataPath, Issue } from "./source"
import type { Entry } from "./validate"

/** What the shape of a single page cannot say: which entries must differ, belong together or be complete. */

type Fields = Record<string, unknown>
type Rule = (entry: Entry) => Issue[]

const on = (type: string, rule: Rule) => (entries: Entry[]) => entries.filter(entry => entry.type === type).flatMap(rule)

/** No two entries of the list at `path` share the value of `field`. */
const different = (entry: Entry, path: DataPath, items: Fields[], field: string): Issue[] =>
  items.flatMap((item, index) =>
    items.findIndex(other => other[field] === item[field]) < index
      ? [entry.source.issue([...path, index, field], `The ${field} "${String(item[field])}" stands in this list already. Give each its own.`)]
      : [],
  )

/** Every accordion asks a question once. */
const questionsDiffer: Rule = entry => {
  const visit = (value: unknown, path: DataPath): Issue[] => {
    if (value === null || typeof value !== "object") return []
    const own = Array.isArray(value) && value.every(item => item !== null && typeof item === "object" && "question" in item)
    return [
      ...(own ? different(entry, path, value as Fields[], "question") : []),
      ...Object.entries(value).flatMap(([key, item]) => visit(item, [...path, Array.isArray(value) ? Number(key) : key])),
    ]
  }
  return visit(entry.data, entry.base)
}

interface Plan extends Fields {
  name: string
  hours: number
  features: string[]
  notIncluded: string[]
  popular: boolean
}

/** Plans differ, one is the most popular, and none says one thing twice or draws other hours than it names. */
const plansAddUp: Rule = entry => {
  const plans = entry.data.plans as Plan[]
  const popular = plans.flatMap(({ popular: is }, index) => (is ? [index] : []))
  const flags =
    popular.length === 1
      ? []
      : [entry.source.issue(["plans", popular[1] ?? 0, "popular"], `Exactly one plan must be popular (popular: true), but ${popular.length} are.`)]
  const lines = plans.flatMap(({ hours, features, notIncluded }, index) => {
    const twice = [...features, ...notIncluded].flatMap((line, place, all) => {
      if (all.indexOf(line) === place) return []
      const path = place < features.length ? ["features", place] : ["notIncluded", place - features.length]
      return [entry.source.issue(["plans", index, ...path], `"${line}" stands in this plan already. Delete one of the two.`)]
    })
    const named = features.some(line => new RegExp(`\\b${hours}\\b.*\\bhours?\\b`).test(line))
    return named ? twice : [...twice, entry.source.issue(["plans", index, "hours"], `No feature of this plan names its ${hours} hours. Make the two agree.`)]
  })
  return [...different(entry, ["plans"], plans, "name"), ...flags, ...lines]
}

/** Values of the form's selects (spec 3). */
const choices = {
  projectType: ["web-development", "ecommerce", "custom-software", "branding-design", "seo-content", "paid-ads", "automation", "other"],
  budget: ["under-5k", "5k-15k", "15k-50k", "50k-plus"],
  timeline: ["asap", "1-month", "3-months", "6-months", "exploring"],
}

const choicesComplete: Rule = entry =>
  Object.entries(choices).flatMap(([name, values]) => {
    const { options } = (entry.data.form as Record<string, { options: { value: string; label: string }[] }>)[name]!
    const path = ["form", name, "options"]
    const missing = values.filter(value => !options.some(option => option.value === value))
    return [
      ...options.flatMap(({ value }, index) =>
        values.includes(value)
          ? []
          : [
              entry.source.issue(
                [...path, index, "value"],
                `"${value}" is no value of this select. Nearest: "${closest(value, values)}". All: ${values.join(", ")}.`,
              ),
            ],
      ),
      ...(missing.length > 0 ? [entry.source.issue(path, `These options are missing: ${missing.join(", ")}. Add them.`)] : []),
      ...different(entry, path, options, "value"),
      ...different(entry, path, options, "label"),
    ]
  })

const listAt = (entry: Entry, name: string) => (entry.data[name] as { items: Fields[] }).items

const contactWaysDiffer: Rule = entry => different(entry, ["options", "items"], listAt(entry, "options"), "kind")
const topicsDiffer: Rule = entry => ["id", "title", "icon"].flatMap(field => different(entry, ["topics", "items"], listAt(entry, "topics"), field))

/** All rules that concern one page at a time. */
export const checkPages = (entries: Entry[]): Issue[] => [
  ...entries.flatMap(questionsDiffer),
  ...on("PricingPage", plansAddUp)(entries),
  ...on("ContactPage", choicesComplete)(entries),
  ...on("ContactPage", contactWaysDiffer)(entries),
  ...on("FaqPage", topicsDiffer)(entries),
]

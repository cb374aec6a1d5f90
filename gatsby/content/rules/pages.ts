import { possible } from "../suggest"
import { different, issueIn, onEach, type Rule } from "./rule"

/** What the shape of a single page cannot say: which entries must differ, belong together or be complete. */

interface Plan {
  name: string
  hours: number
  features: string[]
  notIncluded: string[]
  popular: boolean
}

/** Plans differ, one is the most popular, and none says one thing twice or draws other hours than it names. */
const plansAddUp = onEach<{ plans: Plan[] }>("PricingPage", ({ plans }, entry) => {
  const popular = plans.flatMap(({ popular: is }, index) => (is ? [index] : []))
  const flags =
    popular.length === 1
      ? []
      : [
          issueIn(
            entry,
            ["plans", popular[1] ?? 0, "popular"],
            `Exactly one plan must be popular (popular: true), but ${popular.length} are.`,
          ),
        ]
  const lines = plans.flatMap(({ hours, features, notIncluded }, index) => {
    const twice = notIncluded.flatMap((line, place) =>
      features.includes(line)
        ? [
            issueIn(
              entry,
              ["plans", index, "notIncluded", place],
              `"${line}" stands in this plan already. Delete one of the two.`,
            ),
          ]
        : [],
    )
    const named = features.some(line => new RegExp(`\\b${hours}\\b.*\\bhours?\\b`).test(line))
    return named
      ? twice
      : [
          ...twice,
          issueIn(
            entry,
            ["plans", index, "hours"],
            `No feature of this plan names its ${hours} hours. Make the two agree.`,
          ),
        ]
  })
  return [...different(entry, ["plans"], plans, "name"), ...flags, ...lines]
})

/** Values of the form's selects (spec 3). */
const choices = {
  projectType: [
    "web-development",
    "ecommerce",
    "custom-software",
    "branding-design",
    "seo-content",
    "paid-ads",
    "automation",
    "other",
  ],
  budget: ["under-5k", "5k-15k", "15k-50k", "50k-plus"],
  timeline: ["asap", "1-month", "3-months", "6-months", "exploring"],
}

const choicesComplete = onEach<{ form: Record<string, { options: { value: string; label: string }[] }> }>(
  "ContactPage",
  ({ form }, entry) =>
    Object.entries(choices).flatMap(([name, values]) => {
      const { options } = form[name]!
      const path = ["form", name, "options"]
      const missing = values.filter(value => !options.some(option => option.value === value))
      return [
        ...options.flatMap(({ value }, index) =>
          values.includes(value)
            ? []
            : [
                issueIn(
                  entry,
                  [...path, index, "value"],
                  `"${value}" is no value of this select.${possible(value, values)}`,
                ),
              ],
        ),
        ...(missing.length > 0
          ? [issueIn(entry, path, `These options are missing: ${missing.join(", ")}. Add them.`)]
          : []),
        ...different(entry, path, options, "value"),
        ...different(entry, path, options, "label"),
      ]
    }),
)

interface Newsletter {
  newsletter: { figure?: string; figureLabel?: string }
}

/** A large figure and what it counts are shown together. */
const figuresNamed = (type: string) =>
  onEach<Newsletter>(type, ({ newsletter: { figure, figureLabel } }, entry) =>
    (figure === undefined) === (figureLabel === undefined)
      ? []
      : [
          issueIn(
            entry,
            ["newsletter", figure === undefined ? "figureLabel" : "figure"],
            '"figure" and "figureLabel" belong together. Add the other one, or delete this one.',
          ),
        ],
  )

interface Items {
  items: object[]
}

const contactWaysDiffer = onEach<{ options: Items }>("ContactPage", ({ options: { items } }, entry) =>
  different(entry, ["options", "items"], items, "kind"),
)
const topicsDiffer = onEach<{ topics: Items }>("FaqPage", ({ topics: { items } }, entry) =>
  ["id", "title", "icon"].flatMap(field => different(entry, ["topics", "items"], items, field)),
)

/** All rules that concern one page at a time. */
export const pageRules: Rule[] = [
  plansAddUp,
  choicesComplete,
  contactWaysDiffer,
  topicsDiffer,
  figuresNamed("BlogPage"),
  figuresNamed("ResourcesPage"),
]

import { z } from "zod"
import { action, banner, faqSection, group, heading, list, pageMeta, text, textItem } from "../schema/common"
import { defineType } from "./shared/define"
import { type Check, different, issueIn } from "../rules/rule"

const hero = group("PricingHero", "Top of the pricing page.", {
  title: heading("The page's main heading."),
  lead: text("Sentences under the heading; they explain the drawing."),
})

const plan = group("PricingPlan", "A monthly plan.", {
  name: text("Name of the plan."),
  price: text('Price, as shown, for example "$2,500".'),
  period: text('What the price is for, for example "per month".'),
  description: text("Whom the plan suits, in one sentence."),
  hours: z
    .int()
    .min(1)
    .max(65)
    .describe("Development hours a month, 1 to 65: one container on the drawn barge for each."),
  sceneAlt: text("What the barge drawing shows, for people who do not see it."),
  features: list("What the plan holds; one line names the hours.", text("What the plan holds."), { min: 1 }),
  notIncluded: list("What the plan does not hold; may be empty: [].", text("What the plan does not hold.")),
  popular: z.boolean().describe("Whether the plan carries the Most Popular flag. Exactly one does."),
  cta: action.describe("Button of the plan."),
})

const shape = group("PricingPage", "The pricing page.", {
  meta: pageMeta,
  hero,
  plans: list("Exactly three plans, the smallest first.", plan, 3),
  terms: group("PricingTerms", "What holds for every plan.", {
    title: heading("Heading, for assistive technology."),
    items: list("Exactly four terms.", textItem, 4),
  }),
  faqs: faqSection,
  banner,
})

type Data = z.infer<typeof shape>

const plansDiffer: Check<Data> = ({ plans }, entry) => different(entry, ["plans"], plans, "name")

/** One plan is the most popular. */
const onePopular: Check<Data> = ({ plans }, entry) => {
  const popular = plans.flatMap(({ popular: is }, index) => (is ? [index] : []))
  const message = `Exactly one plan must be popular (popular: true), but ${popular.length} are.`
  return popular.length === 1 ? [] : [issueIn(entry, ["plans", popular[1] ?? 0, "popular"], message)]
}

/** No plan says one thing twice or draws other hours than it names. */
const plansAddUp: Check<Data> = ({ plans }, entry) =>
  plans.flatMap(({ hours, features, notIncluded }, index) => {
    const at = (path: (string | number)[], message: string) => issueIn(entry, ["plans", index, ...path], message)
    const twice = notIncluded.flatMap((line, place) =>
      features.includes(line)
        ? [at(["notIncluded", place], `"${line}" stands in this plan already. Delete one of the two.`)]
        : [],
    )
    const isNamed = features.some(line => new RegExp(`\\b${hours}\\b.*\\bhours?\\b`).test(line))
    const unnamed = `No feature of this plan names its ${hours} hours. Make the two agree.`
    return isNamed ? twice : [...twice, at(["hours"], unnamed)]
  })

export const pricingPage = defineType({
  type: "PricingPage",
  files: "pages/pricing.yaml",
  shape,
  page: { path: "/pricing" },
  preview: ({ plans }) => ({ scene: "barge", hours: Math.max(...plans.map(({ hours }) => hours)) }),
  checks: [plansDiffer, onePopular, plansAddUp],
})

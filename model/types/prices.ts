import { z } from "zod"
import {
  type EntryCheck,
  defineType,
  group,
  heading,
  href,
  matchesLanguage,
  entryIssue,
  contentLanguage,
  list,
  uniqueList,
  entriesOfType,
  oneOf,
  inlineMarkdown,
  text,
} from "#engine"
import { currencySymbol, priceProblem } from "../parts/amount"
import { action, item } from "../parts/common"
import { formOptions, leadBudget, OPTIONS } from "../parts/lead"
import { requireOneOf } from "../parts/references"
import { claim } from "./claim"

const plan = group("Plan", "A plan, or what a thing costs at least.", {
  name: text("Name of the plan."),
  price: text(
    'Price, as shown, for example "$2,500" or "2,500 €". One in {braces} is changed in claims.yaml, in the list of figures.',
  ).meta({ examples: ["$2,500", "2,500 €"] }),
  period: text('What the price is for, for example "per month".').meta({ examples: ["per month"] }),
  description: text("Whom the plan suits, in one sentence."),
  hours: z
    .int()
    .min(1)
    .max(200)
    .optional()
    .describe("Hours of work a month, 1 to 200: one container in the plan's chart for each. Without them, no chart."),
  alt: text("What the chart shows, for people who do not see it.").optional(),
  features: list("What the plan holds.", text("What the plan holds."), { min: 1 }),
  notIncluded: list("What the plan does not hold; may be empty: [].", text("What the plan does not hold.")),
  popular: z.boolean().describe("Whether the plan carries the Most Popular flag. At most one does."),
  cta: action.describe("Button of the plan."),
  budget: leadBudget,
})

const billingPeriod = oneOf("How often a plan is billed.", {
  monthly: "Once a month.",
  yearly: "Once a year.",
})

const schema = group("Prices", "What the site charges. Blocks show it, and services and the contact form name it.", {
  billingPeriod: billingPeriod
    .optional()
    .describe("The billing period that is chosen at first: monthly without it. Visitors cannot choose another yet."),
  plans: uniqueList("name", "One to six plans, the smallest first.", plan, { min: 1, max: 6 }),
  project: item({
    title: heading("Name of the offer."),
    figure: text('Range of its price, for example "$5,000–$50,000".').meta({ examples: ["$5,000–$50,000"] }),
    text: inlineMarkdown("What it means and how it is paid, in one sentence."),
    href,
    linkLabel: text("What its link says.", 40),
  })
    .optional()
    .describe("What a project costs that is done once, beside the plans."),
})

type Data = z.infer<typeof schema>

const budgetsExist: EntryCheck<Data> = ({ plans }, entry, { entries }) =>
  plans.flatMap(({ budget }, index) =>
    requireOneOf(budget, formOptions(entries, "budget"), entry, ["plans", index, "budget"], OPTIONS),
  )

/** At most one plan is the most popular. */
const singlePopularPlan: EntryCheck<Data> = ({ plans }, entry) => {
  const popular = plans.flatMap(({ popular: is }, index) => (is ? [index] : []))
  const message = `One plan at most is the most popular, and ${popular.length} have popular: true. Set it to false here or in another one.`
  return popular.length < 2 ? [] : popular.map(index => entryIssue(entry, ["plans", index, "popular"], message))
}

/** A price is written so that nobody reads another one. One that is a figure of claims.yaml is told there. */
const validPrices: EntryCheck<Data> = ({ plans }, entry, context) =>
  plans.flatMap(({ price }, index) => {
    const problem = matchesLanguage(contentLanguage(context), "en") && priceProblem(price)
    const isClaim = entriesOfType(context.entries, claim).some(
      ({ data: { value } }) => value === price && currencySymbol(value),
    )
    return problem && !isClaim ? [entryIssue(entry, ["plans", index, "price"], problem)] : []
  })

export const prices = defineType({
  type: "Prices",
  files: "prices.yaml",
  schema,
  checks: [budgetsExist, singlePopularPlan, validPrices],
})

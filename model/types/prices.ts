import { z } from "zod"
import {
  contentLanguage,
  defineType,
  type EntryCheck,
  entryIssue,
  group,
  heading,
  href,
  inlineMarkdown,
  list,
  oneOf,
  text,
  uniqueList,
  valueIssue,
} from "#engine"
import { priceProblem } from "../shared/amount"
import { formOptions, OPTIONS_LOCATION, preselectedBudget } from "../shared/contact-form-options"
import { requireOneOf } from "../shared/references"
import { action, item } from "../shared/schemas"

const plan = group("Plan", "A plan, or a minimum price.", {
  name: text("Name of the plan."),
  price: text(
    'Price with its currency, for example "$2,500", or words without digits, such as "On request". Change a price in {braces} in claims.yaml, the list of figures.',
  ).meta({ examples: ["$2,500", "2,500 €"] }),
  period: text('Unit of the price, for example "per month".').meta({ examples: ["per month"] }),
  description: text("Audience of the plan, in one sentence."),
  hours: z
    .int()
    .min(1)
    .max(200)
    .optional()
    .describe("Hours of work per month, 1 to 200: one container each in the plan's chart. Default: no chart."),
  alt: text("Text alternative of the chart.").optional(),
  features: list("Features of the plan.", text("A feature."), { min: 1 }),
  notIncluded: list("Features not included; may be empty: [].", text("A feature that is not included.")),
  popular: z.boolean().describe("Marks the plan as most popular; at most one."),
  cta: action.describe("Button of the plan."),
  budget: preselectedBudget,
})

const billingPeriod = oneOf("Billing period of plans.", {
  monthly: "Once a month.",
  yearly: "Once a year.",
})

const schema = group("Prices", "Prices in blocks, services and the contact form.", {
  billingPeriod: billingPeriod
    .optional()
    .describe("Has no effect yet; reserved for a choice of the billing period. Default: monthly."),
  plans: uniqueList("name", "One to six plans, the smallest first.", plan, { min: 1, max: 6 }),
  project: item({
    title: heading("Name of the offer."),
    figure: text('Price range, for example "$5,000–$50,000".').meta({ examples: ["$5,000–$50,000"] }),
    text: inlineMarkdown("Explanation and payment, in one sentence."),
    href,
    linkLabel: text("Label of the link.", 40),
  })
    .optional()
    .describe("Price of a one-off project, beside the plans."),
})

type Data = z.infer<typeof schema>

const budgetsExist: EntryCheck<Data> = ({ plans }, entry, { entries }) =>
  plans.flatMap(({ budget }, index) =>
    requireOneOf(budget, formOptions(entries, "budget"), entry, ["plans", index, "budget"], OPTIONS_LOCATION),
  )

const singlePopularPlan: EntryCheck<Data> = ({ plans }, entry) => {
  const popular = plans.flatMap(({ popular: isPopular }, index) => (isPopular ? [index] : []))
  const message = `Only one plan can be the most popular, but ${popular.length} have \`popular: true\`. Write \`popular: false\` here or in another one.`
  return popular.length < 2 ? [] : popular.map(index => entryIssue(entry, ["plans", index, "popular"], message))
}

const validPrices: EntryCheck<Data> = ({ plans, project }, entry, context) => {
  const language = contentLanguage(context)
  const check = (price: string, path: (string | number)[]) => {
    const problem = priceProblem(price, language)
    return problem ? [valueIssue(entry, path, problem)] : []
  }
  return [
    ...plans.flatMap(({ price }, index) => check(price, ["plans", index, "price"])),
    ...(project ? check(project.figure, ["project", "figure"]) : []),
  ]
}

export const prices = defineType({
  type: "Prices",
  files: "prices.yaml",
  schema,
  checks: [budgetsExist, singlePopularPlan, validPrices],
})

import { z } from "zod"
import { moneyOf, priceProblem } from "../parts/amount"
import { action } from "../parts/common"
import {
  asWarning,
  type Check,
  CLAIMS,
  defineType,
  type Entry,
  group,
  heading,
  isKindOf,
  issueIn,
  languageOf,
  list,
  listBy,
  ofType,
  oneOf,
  type RuleContext,
  sentence,
  text,
} from "../../packages/content-engine"
import { choicesOf, leadBudget, optionExists } from "../parts/lead"
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
    .describe("Hours of work a month, 1 to 200: one container on the drawn barge for each. Without them, no barge."),
  alt: text("What the barge drawing shows, for people who do not see it.").optional(),
  features: list("What the plan holds; one line names its hours.", text("What the plan holds."), { min: 1 }),
  notIncluded: list("What the plan does not hold; may be empty: [].", text("What the plan does not hold.")),
  popular: z.boolean().describe("Whether the plan carries the Most Popular flag. At most one does."),
  cta: action.describe("Button of the plan."),
  budget: leadBudget,
})

const billingPeriod = oneOf("How often a plan is billed.", {
  monthly: "Once a month.",
  yearly: "Once a year.",
})

const shape = group("Prices", "What the site charges. Blocks show it, and services and the contact form name it.", {
  billingPeriod: billingPeriod
    .optional()
    .describe("The billing period that is chosen at first: monthly without it. Visitors cannot choose another yet."),
  plans: listBy("name", "One to six plans, the smallest first.", plan, { min: 1, max: 6 }),
  project: group("ProjectPrice", "What a project costs that is done once, beside the plans.", {
    title: heading("Name of the offer."),
    price: text('Range of its price, for example "$5,000–$50,000".').meta({ examples: ["$5,000–$50,000"] }),
    text: sentence("What it means and how it is paid, in one sentence."),
    action,
  }).optional(),
})

type Data = z.infer<typeof shape>

const budgetsExist: Check<Data> = ({ plans }, entry, { entries }) =>
  plans.flatMap(({ budget }, index) =>
    optionExists(budget, choicesOf(entries, "budget"), entry, ["plans", index, "budget"]),
  )

/** At most one plan is the most popular. */
const onePopular: Check<Data> = ({ plans }, entry) => {
  const popular = plans.flatMap(({ popular: is }, index) => (is ? [index] : []))
  const message = `One plan at most is the most popular, and ${popular.length} have popular: true. Set it to false here or in another one.`
  return popular.length < 2 ? [] : popular.map(index => issueIn(entry, ["plans", index, "popular"], message))
}

/** Where a price is written: with its plan, or in the ledger that it comes from. */
const written = (price: string, entry: Entry<Data>, index: number, { entries }: RuleContext) => {
  const figure = ofType(entries, claim).find(({ data }) => data.value === price)
  return (message: string) =>
    figure ? issueIn(figure, ["value"], message) : issueIn(entry, ["plans", index, "price"], message)
}

/** A price is written so that nobody reads another one. What the ledger has is told there. */
const pricesMakeSense: Check<Data> = ({ plans }, entry, context) =>
  plans.flatMap(({ price }, index) => {
    const problem = isKindOf(languageOf(context), "en") ? priceProblem(price) : undefined
    const isTold = moneyOf(price) && ofType(context.entries, claim).some(({ data }) => data.value === price)
    return problem && !isTold ? [written(price, entry, index, context)(problem)] : []
  })

/** A price that the ledger has is changed there: other pages show it too. */
const pricesOfLedger: Check<Data> = ({ plans }, entry, { entries }) =>
  plans.flatMap(({ name, price }, index) => {
    const figure = ofType(entries, claim).find(
      ({ data }) => moneyOf(data.value) && ` ${data.counts} `.includes(` ${name} `),
    )?.data
    if (!figure || figure.value === price) return []
    const message = `"${price}" stands here, and content/${CLAIMS} says ${figure.value} of the same ("${figure.name}"), which other pages show. Write the price there, and {claim.${figure.name}} here.`
    return [asWarning(issueIn(entry, ["plans", index, "price"], message))]
  })

/** No plan says one thing twice or draws other hours than it names. */
const plansAddUp: Check<Data> = ({ plans }, entry) =>
  plans.flatMap(({ hours, features, notIncluded }, index) => {
    const at = (path: (string | number)[], message: string) => issueIn(entry, ["plans", index, ...path], message)
    const twice = notIncluded.flatMap((line, place) =>
      features.includes(line)
        ? [at(["notIncluded", place], `"${line}" stands in this plan already. Delete one of the two.`)]
        : [],
    )
    const isNamed = hours === undefined || features.some(line => new RegExp(`\\b${hours}\\b`).test(line))
    const unnamed = `No feature of this plan names its ${hours} hours. Make the two agree.`
    return isNamed ? twice : [...twice, at(["hours"], unnamed)]
  })

export const prices = defineType({
  type: "Prices",
  files: "prices.yaml",
  shape,
  checks: [budgetsExist, onePopular, plansAddUp, pricesMakeSense, pricesOfLedger],
})

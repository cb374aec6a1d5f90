import { z } from "zod"
import { action, banner, faqSection, heading, pageMeta, text, textItem } from "./common"

const hero = z
  .strictObject({
    title: heading("The page's main heading."),
    lead: text("Sentences under the heading; they explain the drawing."),
  })
  .meta({ id: "PricingHero", description: "Top of the pricing page." })

const plan = z
  .strictObject({
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
    features: z.array(text("What the plan holds.")).min(1).describe("What the plan holds; one line names the hours."),
    notIncluded: z
      .array(text("What the plan does not hold."))
      .describe("What the plan does not hold; may be empty: []."),
    popular: z.boolean().describe("Whether the plan carries the Most Popular flag. Exactly one does."),
    cta: action.describe("Button of the plan."),
  })
  .meta({ id: "PricingPlan", description: "A monthly plan." })

export const pricingPage = z
  .strictObject({
    meta: pageMeta,
    hero,
    plans: z.array(plan).length(3).describe("Exactly three plans, the smallest first."),
    terms: z
      .strictObject({
        title: heading("Heading, for assistive technology."),
        items: z.array(textItem).length(4).describe("Exactly four terms."),
      })
      .meta({ id: "PricingTerms", description: "What holds for every plan." }),
    faqs: faqSection,
    banner,
  })
  .meta({ id: "PricingPage", description: "The pricing page." })

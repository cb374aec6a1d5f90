import { z } from "zod"
import { heading, searchDescription, symbolName, text } from "./common"
import { serviceSlug } from "./references"
import { comparison } from "./service"

/** The categories of the filter on /case-studies. Their labels are in pages/case-studies.yaml. */
export const caseCategory = z
  .enum(["automation", "branding", "ecommerce", "localSeo", "saas", "development"])
  .meta({ id: "CaseCategory", description: "Kind of work of a case study." })

export const resultIcon = z
  .enum(["chart", "clock", "cart", "phone", "people", "search", "loop", "page", "speed", "star"])
  .meta({ id: "ResultIcon", description: "Small drawing beside a result (src/scenes/result-icons.tsx)." })

/** The drawings made for one case each (src/scenes/cases/). */
export const caseDrawing = z
  .enum(["quoteDesk", "firstReport", "onePage", "mapStreet", "nineShops", "controlBoard"])
  .meta({ id: "CaseDrawing", description: "Drawing of one case, to the scale of its results (src/scenes/cases/)." })

const scene = z
  .strictObject({
    drawing: caseDrawing.describe("The drawing."),
    alt: text("What it shows, for people who do not see it."),
  })
  .meta({ id: "CaseScene", description: "The drawing at the top of a case." })

const result = z
  .strictObject({
    metric: text("What was measured, with its condition."),
    value: text('The figure, as shown, for example "+41%".'),
    icon: resultIcon.describe("Drawing beside the metric."),
    comparison,
  })
  .meta({ id: "CaseResult", description: "A result as a figure and as bars to scale." })

const step = z
  .strictObject({
    title: heading("Name of the step, two to five words."),
    text: text("What was done, one or two sentences."),
    from: z.int().min(1).describe("Week in which the step begins; the first is 1."),
    to: z.int().min(1).describe("Week in which it ends, the same one or a later one."),
  })
  .meta({ id: "CaseStep", description: "A piece of the work, with its weeks." })

const quote = z
  .strictObject({
    text: text("What they say, without quotation marks."),
    name: text("Who says it."),
    role: text("What they do at the client."),
  })
  .meta({ id: "CaseQuote", description: "What the client says." })

export const caseStudy = z
  .strictObject({
    order: z.int().min(1).describe("Place in the list, from 1."),
    title: z
      .string()
      .regex(
        /^[\p{L}\p{N}].*[\p{L}\p{N}]$/u,
        "must begin and end with a letter or a digit, because the address is made from it",
      )
      .max(70)
      .describe("What was achieved, for whom. The address is made from it: /case-studies/{title}."),
    description: searchDescription("Description in search results: 50 to 170 characters."),
    client: text("Name of the client; also the lettering on the drawn ship."),
    industry: text("Their industry, one to three words."),
    category: caseCategory.describe("The filter the case belongs to."),
    readTime: z.int().min(1).describe("Reading time in whole minutes."),
    featured: z.boolean().describe("Whether the case is shown large. Exactly two are."),
    timeline: z.int().min(6).max(16).describe("Weeks from the first day to the measured result: 6 to 16."),
    launch: z.int().min(1).describe("Week in which the work went live."),
    challenge: text("What was wrong, two or three sentences."),
    solution: text("What we built instead, two or three sentences."),
    cargo: z.array(symbolName).length(3).describe("Three drawings on the deck of the ship: what was delivered."),
    cargoAlt: text("What the drawn ship carries, for people who do not see it."),
    scene: scene.optional().describe("A drawing of its own. Without it the case is drawn as a loaded ship."),
    steps: z.array(step).min(3).max(5).describe("What was done, three to five steps in order."),
    results: z
      .array(result)
      .length(3)
      .describe("Three results. The first is the headline: the growth that counts in the average."),
    quote,
    services: z
      .array(serviceSlug("Slug of a service."))
      .min(1)
      .max(3)
      .describe("Slugs of the services that were used."),
  })
  .meta({ id: "CaseStudy", description: "A case study: its card on /case-studies and its page." })

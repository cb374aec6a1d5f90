import { z } from "zod"
import { action, banner, faqSection, heading, href, pageMeta, text } from "../schema/common"
import { defineType } from "./shared/define"

const hero = z
  .strictObject({
    title: heading("The page's main heading."),
    lead: text("Sentences under the heading."),
    primary: action.describe("Main call to action."),
    secondary: action.describe("Quieter call to action."),
    hidden: action.describe("Link that only assistive technology and keyboard users meet."),
    sceneAlt: text("What the drawing shows, for people who do not see it."),
    weeks: z
      .array(
        z
          .strictObject({ title: heading("Name of the mark."), text: text("What happens there.").optional() })
          .meta({ id: "WeekMark", description: "Mark on the week ruler." }),
      )
      .length(5)
      .describe("The five marks of the ruler: start and the four weeks."),
  })
  .meta({ id: "HomeHero", description: "Top of the home page: the ship from sketch to afloat." })

const plate = z
  .strictObject({
    drawing: z
      .enum(["web", "marketing", "software", "strategy"])
      .meta({ id: "PlateDrawing", description: "Drawing of a plate (src/scenes/home/plates.tsx)." }),
    drawingAlt: text("What the drawing shows, for people who do not see it."),
    drawingLabels: z.array(text("A label in the drawing.")).describe("Labels in the drawing, in its own order."),
    title: heading("Title of the plate."),
    text: text("One sentence."),
    href,
  })
  .meta({ id: "HomePlate", description: "One of the four services on the home page." })

const reason = z
  .strictObject({
    drawing: z
      .enum(["fast", "focus", "direct"])
      .meta({ id: "ReasonDrawing", description: "Drawing of a reason (src/scenes/home/reasons.tsx)." }),
    drawingAlt: text("What the drawing shows, for people who do not see it."),
    drawingLabels: z.array(text("A label in the drawing.")).describe("Labels in the drawing, in its own order."),
    title: heading("The reason, in two or three words."),
    text: text("Two or three sentences."),
  })
  .meta({ id: "HomeReason", description: "A reason to choose the agency." })

const quote = z
  .strictObject({
    name: text("Who says it."),
    company: text("Their company."),
    quote: text("What they say."),
    rating: z.int().min(1).max(5).describe("Stars, 1 to 5."),
    figure: text("The figure of the quote."),
    figureLabel: text("What the figure means."),
    drawing: z
      .enum(["growth", "hours", "length"])
      .meta({ id: "QuoteDrawing", description: "Drawing to scale above the quote." }),
    before: z.number().positive().describe("Quantity before; hours: not read."),
    after: z.number().positive().describe("Quantity after; hours: hours saved a week."),
    drawingAlt: text("What the drawing shows, for people who do not see it."),
    drawingLabels: z.array(text("A label in the drawing.")).describe("Labels in the drawing, in its own order."),
  })
  .meta({ id: "HomeQuote", description: "A testimonial on the home page, with its figure to scale." })

const shape = z
  .strictObject({
    meta: pageMeta,
    hero,
    services: z
      .strictObject({
        title: heading("Heading."),
        text: text("Sentence beside the heading."),
        action,
        plates: z.array(plate).length(4).describe("Exactly four services."),
      })
      .meta({ id: "HomeServices", description: "Four services and the way to all of them." }),
    reasons: z
      .strictObject({ title: heading("Heading."), items: z.array(reason).length(3).describe("Exactly three reasons.") })
      .meta({ id: "HomeReasons", description: "Why teams choose the agency." }),
    testimonials: z
      .strictObject({
        title: heading("Heading, for assistive technology."),
        items: z.array(quote).length(3).describe("Exactly three testimonials."),
      })
      .meta({ id: "HomeTestimonials", description: "Three testimonials." }),
    faqs: faqSection,
    banner,
  })
  .meta({ id: "HomePage", description: "The home page." })

export const homePage = defineType({
  type: "HomePage",
  files: "pages/home.yaml",
  shape,
  page: { path: "/", anchors: ["services"] },
  preview: (_, { shipName }) => ({ scene: "slip", shipName }),
})

import { z } from "zod"
import { banner, heading, href, pageMeta, symbolName, text } from "./common"
import { sceneHero } from "./scene-hero"

const stat = z
  .strictObject({
    number: text("The figure, as shown."),
    label: text("What it counts."),
    icon: z
      .enum(["share", "lift", "count", "rating"])
      .meta({
        id: "TestimonialStatIcon",
        description: "Drawing to scale: share of a hundred, lift in percent, a count, a rating out of five.",
      }),
    amount: z.number().positive().describe("The figure as a number; the drawing is made to its scale."),
    alt: text("What the drawing shows, for people who do not see it."),
  })
  .meta({ id: "TestimonialStat", description: "A figure, drawn to scale." })

const audience = z
  .strictObject({
    symbol: symbolName.describe("Drawing of the tile."),
    title: heading("Who they are."),
    text: text("What we do for them."),
    href,
  })
  .meta({ id: "TestimonialAudience", description: "A kind of client, with the service for them." })

const promise = z
  .strictObject({
    drawing: z
      .enum(["days", "revisions"])
      .meta({ id: "GuaranteeDrawing", description: "Drawing of a promise (src/scenes/guarantees.tsx)." }),
    drawingAlt: text("What the drawing shows, for people who do not see it."),
    title: heading("The promise."),
    text: text("What it means, two or three sentences."),
  })
  .meta({ id: "TestimonialGuarantee", description: "A promise and what it means." })

export const testimonialsPage = z
  .strictObject({
    meta: pageMeta,
    hero: sceneHero,
    stats: z
      .strictObject({
        title: heading("Heading, for assistive technology."),
        items: z.array(stat).length(4).describe("Exactly four figures."),
      })
      .meta({ id: "TestimonialStats", description: "Four figures, each drawn to scale." }),
    featured: z
      .strictObject({ title: heading("Heading.") })
      .meta({ id: "TestimonialsFeatured", description: "The two testimonials shown large." }),
    more: z
      .strictObject({ title: heading("Heading."), lead: text("Sentence beside the heading.") })
      .meta({ id: "TestimonialsMore", description: "The other testimonials." }),
    audiences: z
      .strictObject({
        title: heading("Heading."),
        lead: text("Sentence beside the heading."),
        items: z.array(audience).length(3).describe("Exactly three tiles."),
      })
      .meta({ id: "TestimonialAudiences", description: "Three kinds of clients." }),
    guarantee: z
      .strictObject({
        title: heading("Heading."),
        lead: text("Sentence under the heading."),
        items: z.array(promise).length(2).describe("Exactly two promises."),
      })
      .meta({ id: "TestimonialsGuarantee", description: "What we guarantee." }),
    banner,
    labels: z
      .strictObject({ timeframe: text("How long the result took; {time} is replaced.") })
      .meta({ id: "TestimonialLabels", description: "Words that every testimonial is shown with." }),
  })
  .meta({ id: "TestimonialsPage", description: "The testimonials page." })

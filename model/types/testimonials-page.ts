import { z } from "zod"
import { banner, pageMeta } from "../parts/common"
import {
  defineType,
  drawingFile,
  group,
  heading,
  href,
  list,
  oneOf,
  pagePicture,
  sentence,
  text,
} from "../../packages/content-engine"
import { hero } from "../parts/hero"
import { hidden, published } from "../parts/visibility"

const stat = group("TestimonialStat", "A figure, drawn to scale.", {
  number: text("The figure, as shown."),
  label: text("What it counts."),
  icon: oneOf(
    "TestimonialStatIcon",
    "Drawing to scale: share of a hundred, lift in percent, a count, a rating out of five.",
    { share: "A share of a hundred.", lift: "A lift in percent.", count: "A count.", rating: "A rating out of five." },
  ),
  amount: z.number().positive().describe("The figure as a number; the drawing is made to its scale."),
  alt: text("What the drawing shows, for people who do not see it."),
})

const audience = group("TestimonialAudience", "A kind of client, with the service for them.", {
  picture: drawingFile("Drawing of the tile. Without it there is none.").optional(),
  title: heading("Who they are."),
  text: sentence("What we do for them."),
  href,
})

const promise = group("TestimonialGuarantee", "A promise and what it means.", {
  ...pagePicture("Picture over the promise."),
  title: heading("The promise."),
  text: sentence("What it means, two or three sentences."),
})

const shape = group("TestimonialsPage", "The testimonials page.", {
  published,
  hidden,
  meta: pageMeta,
  hero,
  stats: group("TestimonialStats", "Figures, each drawn to scale.", {
    title: heading("Heading, for assistive technology."),
    items: list("One to four figures.", stat, { min: 1, max: 4 }),
  }).optional(),
  featured: group("TestimonialsFeatured", "The two testimonials shown large.", { title: heading("Heading.") }),
  more: group("TestimonialsMore", "The other testimonials.", {
    title: heading("Heading."),
    lead: sentence("Sentence beside the heading."),
  }),
  audiences: group("TestimonialAudiences", "Kinds of clients.", {
    title: heading("Heading."),
    lead: sentence("Sentence beside the heading."),
    items: list("One to six tiles.", audience, { min: 1, max: 6 }),
  }).optional(),
  guarantee: group("TestimonialsGuarantee", "What we guarantee.", {
    title: heading("Heading."),
    lead: sentence("Sentence under the heading."),
    items: list("One or two promises.", promise, { min: 1, max: 2 }),
  }).optional(),
  banner,
  labels: group("TestimonialLabels", "Words that every testimonial is shown with.", {
    timeframe: text("How long the result took; {time} is replaced.").meta({ replaces: ["time"] }),
  }),
})

export const testimonialsPage = defineType({
  type: "TestimonialsPage",
  files: "pages/testimonials.yaml",
  shape,
  page: { path: "/testimonials" },
})

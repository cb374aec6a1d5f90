import { z } from "zod"
import { action, banner, faqSection, pageMeta } from "../parts/common"
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

const moving = group("HomeMoving", "Drawings that move over the drawing of the first screen.", {
  ship: drawingFile(
    "What is launched as the page opens, and casts off as it is scrolled, in the frame of the picture.",
  ),
  shipOnPhones: drawingFile("The same on phones, in the frame of their drawing."),
  lowered: drawingFile("What hangs in the crane, and is let down as the page is scrolled. Phones do not show it."),
})

const hero = group("HomeHero", "Top of the home page: the ship from sketch to afloat.", {
  title: heading("The page's main heading."),
  lead: sentence("Sentences under the heading."),
  proof: text("Why to trust, in one line under the buttons: projects, rating, the price of a project.").optional(),
  primary: action.describe("Main call to action."),
  secondary: action.optional().describe("Quieter call to action."),
  hidden: action.optional().describe("Link that only assistive technology and keyboard users meet."),
  ...pagePicture("Picture below the words."),
  pictureOnPhones: drawingFile("Drawing in its place on phones. Beside a photograph it is not shown.").optional(),
  moving: moving.optional().describe("What moves over the drawing. Delete it where the drawing is another one."),
  weeks: list(
    "The five marks of the ruler: start and the four weeks.",
    group("WeekMark", "Mark on the week ruler.", {
      title: heading("Name of the mark."),
      text: text("What happens there.").optional(),
    }),
    5,
  ),
})

const plate = group("HomePlate", "A service on the home page.", {
  ...pagePicture("Picture above the words."),
  thumbnail: drawingFile("Small drawing in its place on phones, where words in a drawing cannot be read.").optional(),
  title: heading("Title of the plate."),
  text: sentence("One sentence."),
  href,
})

const reason = group("HomeReason", "A reason to choose the agency.", {
  ...pagePicture("Picture beside the words, or above them."),
  title: heading("The reason, in two or three words."),
  text: sentence("Two or three sentences."),
})

const quote = group("HomeQuote", "A testimonial on the home page, with its figure to scale.", {
  name: text("Who says it."),
  company: text("Their company."),
  quote: text("What they say."),
  rating: z.int().min(1).max(5).describe("Stars, 1 to 5."),
  figure: text("The figure of the quote."),
  figureLabel: text("What the figure means."),
  drawing: oneOf("QuoteDrawing", "Drawing to scale above the quote.", {
    growth: "Two standing bars: before and after.",
    hours: "A week with the hours saved.",
    length: "Two lying bars: before and after.",
  }),
  before: z.number().positive().describe("Quantity before; hours: not read."),
  after: z.number().positive().describe("Quantity after; hours: hours saved a week."),
  drawingAlt: text("What the drawing shows, for people who do not see it."),
  drawingLabels: list("Labels in the drawing, in its own order.", text("A label in the drawing.")),
})

const shape = group("HomePage", "The home page.", {
  meta: pageMeta,
  hero,
  services: group("HomeServices", "Some services and the way to all of them.", {
    title: heading("Heading."),
    text: sentence("Sentence beside the heading."),
    action,
    plates: list("One to six services.", plate, { min: 1, max: 6 }),
  }),
  reasons: group("HomeReasons", "Why teams choose the agency.", {
    title: heading("Heading."),
    items: list("One to six reasons.", reason, { min: 1, max: 6 }),
  }).optional(),
  testimonials: group("HomeTestimonials", "Testimonials in their own words.", {
    title: heading("Heading, for assistive technology."),
    items: list("One to three testimonials.", quote, { min: 1, max: 3 }),
  }).optional(),
  faqs: faqSection,
  banner,
})

export const homePage = defineType({
  type: "HomePage",
  files: "pages/home.yaml",
  shape,
  page: { path: "/", anchors: ["services"] },
})

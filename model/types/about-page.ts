import type { z } from "zod"
import { action, banner, pageMeta } from "../parts/common"
import {
  type Check,
  defineType,
  different,
  drawingFile,
  group,
  heading,
  list,
  sentence,
  text,
} from "../../packages/content-engine"
import { hero } from "../parts/hero"
import { hidden, published } from "../parts/visibility"

const fact = group("AboutFact", "One line of the particulars.", {
  term: text("What the fact is about."),
  value: text("The fact."),
})

const value = group("AboutValue", "An operating value, with the figure that proves it.", {
  title: heading("Name of the value."),
  text: sentence("What it means in the daily work."),
  figure: text("A figure that proves it."),
  figureLabel: text("What the figure counts."),
})

const tool = group("AboutTool", "A technology of the stack.", {
  name: text("Name of the technology."),
  role: text("What it is for."),
})

const difference = group("AboutDifference", "One way in which we differ.", {
  picture: drawingFile("Drawing beside the words. Without it there is none.").optional(),
  alt: text("What the drawing shows, for people who do not see it.").optional(),
  title: heading("What is different."),
  text: sentence("Two or three sentences."),
})

const shape = group("AboutPage", "The page about the agency.", {
  published,
  hidden,
  meta: pageMeta,
  hero,
  story: group("AboutStory", "Who we are.", {
    title: heading("Heading."),
    paragraphs: list("The story, the first paragraph set large.", sentence("A paragraph."), { min: 1 }),
    team: action.optional().describe("Way to the page of the team."),
    facts: list("Founded, where, how: the ship's particulars.", fact, { min: 1 }),
  }),
  values: group("AboutValues", "The three operating values.", {
    title: heading("Heading."),
    lead: sentence("Sentence beside the heading."),
    items: list("One to six values.", value, { min: 1, max: 6 }),
  }).optional(),
  stack: group("AboutStack", "The technology stack.", {
    title: heading("Heading."),
    lead: sentence("Sentence beside the heading."),
    items: list("One to sixteen technologies.", tool, { min: 1, max: 16 }),
  }).optional(),
  differences: group("AboutDifferences", "Why we are different.", {
    title: heading("Heading."),
    items: list("One to four, the first one shown large.", difference, { min: 1, max: 4 }),
  }).optional(),
  banner,
})

/** The stack lists every technology once. */
const toolsDiffer: Check<z.infer<typeof shape>> = ({ stack }, entry) =>
  stack ? different(entry, ["stack", "items"], stack.items, "name") : []

export const aboutPage = defineType({
  type: "AboutPage",
  files: "pages/about.yaml",
  shape,
  page: { path: "/about" },
  checks: [toolsDiffer],
})

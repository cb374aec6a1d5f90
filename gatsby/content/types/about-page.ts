import { z } from "zod"
import { banner, heading, pageMeta, symbolName, text } from "../schema/common"
import { sceneHero } from "../schema/scene-hero"
import { defineType } from "./shared/define"
import { type Check, different } from "../rules/rule"

const fact = z
  .strictObject({ term: text("What the fact is about."), value: text("The fact.") })
  .meta({ id: "AboutFact", description: "One line of the particulars." })

const value = z
  .strictObject({
    title: heading("Name of the value."),
    text: text("What it means in the daily work."),
    figure: text("A figure that proves it."),
    figureLabel: text("What the figure counts."),
  })
  .meta({ id: "AboutValue", description: "An operating value, with the figure that proves it." })

const tool = z
  .strictObject({ name: text("Name of the technology."), role: text("What it is for.") })
  .meta({ id: "AboutTool", description: "A technology of the stack." })

const difference = z
  .strictObject({
    symbol: symbolName.describe("Drawing beside the words."),
    symbolAlt: text("What the drawing shows, for people who do not see it."),
    title: heading("What is different."),
    text: text("Two or three sentences."),
  })
  .meta({ id: "AboutDifference", description: "One way in which we differ." })

const shape = z
  .strictObject({
    meta: pageMeta,
    hero: sceneHero,
    story: z
      .strictObject({
        title: heading("Heading."),
        paragraphs: z.array(text("A paragraph.")).min(1).describe("The story, the first paragraph set large."),
        facts: z.array(fact).min(1).describe("Founded, where, how: the ship's particulars."),
      })
      .meta({ id: "AboutStory", description: "Who we are." }),
    values: z
      .strictObject({
        title: heading("Heading."),
        lead: text("Sentence beside the heading."),
        items: z.array(value).length(3).describe("Exactly three values."),
      })
      .meta({ id: "AboutValues", description: "The three operating values." }),
    stack: z
      .strictObject({
        title: heading("Heading."),
        lead: text("Sentence beside the heading."),
        items: z.array(tool).length(8).describe("Exactly eight technologies."),
      })
      .meta({ id: "AboutStack", description: "The technology stack." }),
    differences: z
      .strictObject({
        title: heading("Heading."),
        items: z.array(difference).length(3).describe("Exactly three, the first one shown large."),
      })
      .meta({ id: "AboutDifferences", description: "Why we are different." }),
    banner,
  })
  .meta({ id: "AboutPage", description: "The page about the agency." })

/** The stack lists every technology once. */
const toolsDiffer: Check<z.infer<typeof shape>> = ({ stack }, entry) =>
  different(entry, ["stack", "items"], stack.items, "name")

export const aboutPage = defineType({
  type: "AboutPage",
  files: "pages/about.yaml",
  shape,
  page: { path: "/about" },
  preview: () => ({ scene: "crew-deck" }),
  checks: [toolsDiffer],
})

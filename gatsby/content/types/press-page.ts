import { z } from "zod"
import { action, heading, pageMeta, text } from "../schema/common"
import { sceneHero } from "../schema/scene-hero"
import { defineType } from "./shared/define"
import { type Check, different } from "../rules/rule"

const asset = z
  .strictObject({
    drawing: z
      .enum(["logos", "guidelines", "screenshots", "photos"])
      .meta({ id: "PressAssetDrawing", description: "Drawing of a brand asset (src/scenes/press-assets.tsx)." }),
    title: heading("What it is."),
    text: text("What is inside."),
    label: text("What the download button says."),
    href: z
      .url({ protocol: /^https$/ })
      .describe("Full address of the file to download. Without it the button is shown as unavailable.")
      .optional(),
  })
  .meta({ id: "PressAsset", description: "A brand asset to download." })

const quote = z
  .strictObject({ name: text("Who says it."), role: text("Their role."), quote: text("What they say, free to print.") })
  .meta({ id: "PressQuote", description: "A quote of the leadership." })

const shape = z
  .strictObject({
    meta: pageMeta,
    hero: sceneHero,
    about: z
      .strictObject({
        title: heading("Heading."),
        short: text("The agency in one sentence, set large."),
        paragraphs: z.array(text("A paragraph.")).min(1).describe("The longer text, free to print."),
        factsTitle: text("Heading over the facts."),
        facts: z
          .array(
            z
              .strictObject({ term: text("What the fact is about."), value: text("The fact.") })
              .meta({ id: "PressFact", description: "A fast fact." }),
          )
          .min(1)
          .describe("Fast facts."),
      })
      .meta({ id: "PressAbout", description: "About text and fast facts." }),
    assets: z
      .strictObject({
        title: heading("Heading."),
        lead: text("Sentence beside the heading."),
        unavailable: text("Under the button of an asset without a file."),
        items: z.array(asset).length(4).describe("Logos, guidelines, screenshots, executive photos."),
      })
      .meta({ id: "PressAssets", description: "Brand assets to download." }),
    quotes: z
      .strictObject({
        title: heading("Heading, for assistive technology."),
        items: z.array(quote).min(1).describe("The quotes, the first one set large."),
      })
      .meta({ id: "PressQuotes", description: "Leadership quotes." }),
    contact: z
      .strictObject({
        title: heading("Heading."),
        text: text("Who answers, and what to put into the message."),
        figure: text("How fast, as a figure."),
        figureLabel: text("What the figure means."),
        subject: text("Subject of the email."),
        action: action.describe("The other way: the contact page."),
        sceneAlt: text("What the drawing shows, for people who do not see it."),
      })
      .meta({ id: "PressContact", description: "The press contact." }),
  })
  .meta({ id: "PressPage", description: "The press kit." })

/** Each brand asset has a drawing of its own. */
const assetsDiffer: Check<z.infer<typeof shape>> = ({ assets }, entry) =>
  different(entry, ["assets", "items"], assets.items, "drawing")

export const pressPage = defineType({
  type: "PressPage",
  files: "pages/press.yaml",
  shape,
  page: { path: "/press", anchors: ["assets"] },
  preview: () => ({ scene: "stencil-crate" }),
  checks: [assetsDiffer],
})

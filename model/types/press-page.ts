import { download, noteOf } from "../parts/downloads"
import { action, pageMeta } from "../parts/common"
import {
  defineType,
  drawingFile,
  group,
  heading,
  list,
  pagePicture,
  sentence,
  text,
} from "../../packages/content-engine"
import { hero } from "../parts/hero"
import { hidden, published } from "../parts/visibility"

const asset = group("PressAsset", "A brand asset to download.", {
  picture: drawingFile("Picture of the asset."),
  title: heading("What it is."),
  text: sentence("What is inside."),
  label: text("What the download button says."),
  href: download
    .describe(
      "Where the file is: a full address, or /downloads/… for a file in static/downloads. Without it the button is shown as unavailable.",
    )
    .optional(),
})

const quote = group("PressQuote", "A quote of the leadership.", {
  name: text("Who says it."),
  role: text("Their role."),
  quote: text("What they say, free to print."),
})

const shape = group("PressPage", "The press kit.", {
  published,
  hidden,
  meta: pageMeta,
  hero,
  about: group("PressAbout", "About text and fast facts.", {
    title: heading("Heading."),
    short: text("The agency in one sentence, set large."),
    paragraphs: list("The longer text, free to print.", text("A paragraph."), { min: 1 }),
    factsTitle: text("Heading over the facts."),
    facts: list(
      "Fast facts.",
      group("PressFact", "A fast fact.", { term: text("What the fact is about."), value: text("The fact.") }),
      { min: 1 },
    ),
  }),
  assets: group("PressAssets", "Brand assets to download.", {
    title: heading("Heading."),
    lead: sentence("Sentence beside the heading."),
    unavailable: text("Under the button of an asset without a file; said once above them while none has one."),
    svg: text("Above the mark as SVG, to be copied."),
    items: list("One to four of them: logos, guidelines, screenshots, executive photos.", asset, { min: 1, max: 4 }),
  }),
  quotes: group("PressQuotes", "Leadership quotes.", {
    title: heading("Heading, for assistive technology."),
    items: list("The quotes, the first one set large.", quote, { min: 1 }),
  }).optional(),
  contact: group("PressContact", "The press contact.", {
    title: heading("Heading."),
    text: sentence("Who answers, and what to put into the message."),
    figure: text("How fast, as a figure."),
    figureLabel: text("What the figure means."),
    subject: text("Subject of the email."),
    action: action.describe("The other way: the contact page."),
    ...pagePicture("Picture beside the words."),
  }),
})

export const pressPage = defineType({
  type: "PressPage",
  files: "pages/press.yaml",
  shape,
  page: { path: "/press", anchors: ["assets"] },
  fields: {
    assetNotes: {
      type: "[String]!",
      description: "Kind and size of the file of each brand asset, in their order; none for files of other hosts.",
      resolve: ({ assets }) => assets.items.map(({ href }) => noteOf(href)),
    },
  },
})

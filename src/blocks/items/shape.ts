import {
  block,
  drawingFile,
  filled,
  group,
  heading,
  href,
  list,
  oneOf,
  sentence,
  text,
} from "../../../packages/content-engine"
import { action } from "../../../model/parts/common"

const item = group("Item", "An entry of a list.", {
  picture: drawingFile("Picture beside or above the words. Without it there is none.").optional(),
  alt: text("What the picture shows, for people who do not see it; nothing where the words say it.").optional(),
  thumbnail: drawingFile(
    "Small drawing in the place of a picture on phones, where its words cannot be read.",
  ).optional(),
  title: heading("What it is."),
  text: sentence("One to three sentences."),
  figure: text("A figure that proves it, shown large.").optional(),
  figureLabel: text("What the figure counts.").optional(),
  href: href.optional().describe("Where the entry leads."),
})

const layout = oneOf("How the entries stand.", {
  rows: "One below the other between lines, words beside their title.",
  aside: "One below the other beside the heading, small pictures before the words.",
  cards: "Four beside one another, pictures above the words.",
  columns: "Three beside one another, pictures above the words.",
  figures: "Three beside one another on a raised ground, each below its figure.",
  tiles: "Three beside one another on a raised ground, each below its picture on a heavy line.",
  plates: "Two beside one another, wide and narrow in turn, large pictures above the words.",
  sheet: "Two beside one another on one sheet with the heading, pictures above the words.",
  prices: "One below the other between lines, each with its figure at the right edge.",
})

export const items = block("items", "ItemsBlock", "A heading and a list.", {
  title: heading("Heading."),
  lead: sentence("Sentence beside the heading.").optional(),
  layout: filled(layout),
  action: action.optional().describe("Link beside the heading."),
  items: list("One to twelve entries.", item, { min: 1, max: 12 }),
}).overwrite(own => ({ ...own, layout: own.layout ?? "rows" }))

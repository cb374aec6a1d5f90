import { block, drawingFile, heading, list, pagePicture, requires, inlineMarkdown, text } from "#engine"
import { action, item } from "#model/parts/common"

const week = item({
  title: heading("Name of the mark."),
  text: text("What happens there.").optional(),
})

const layer = (description: string) => drawingFile(`${description} Over a drawing.`).optional()

const fields = {
  title: heading("The page's main heading."),
  lead: inlineMarkdown("Sentences below the heading.").optional(),
  proof: text("Why to trust, in one line under the buttons: projects, rating, the price of a project.").optional(),
  primary: action.optional().describe("Main call to action."),
  secondary: action.optional().describe("Second, quieter call to action."),
  skip: action.optional().describe("Link that only assistive technology and keyboard users meet."),
  ...pagePicture("Picture over the rest of the block."),
  pictureOnPhones: drawingFile(
    "Drawing in the place of the picture on phones. Beside a photograph it is not shown.",
  ).optional(),
  ship: layer("What is launched as the page opens, and casts off as it is scrolled, in the frame of the picture."),
  shipOnPhones: layer("The same on phones, in the frame of their drawing."),
  lowered: layer("What hangs in the crane, and is let down as the page is scrolled. Phones do not show it."),
  weeks: list("The five marks of a week ruler below the picture: start and the four weeks.", week, 5),
}

export const schema = requires(
  block(
    "launch",
    "LaunchBlock",
    "Top of the home page: a large heading, the words below it, and a picture along a week ruler.",
    fields,
  ),
  {
    secondary: ["primary"],
    alt: ["picture"],
    pictureOnPhones: ["picture"],
    ship: ["picture", "shipOnPhones", "lowered"],
    shipOnPhones: ["ship"],
    lowered: ["ship"],
  },
)

import { block, drawingFile, heading, inlineMarkdown, list, pagePicture, requires, text } from "#engine"
import { action, item } from "#model/shared/schemas"

const week = item({
  title: heading("Name of the mark."),
  text: text("What happens there.").optional(),
})

const layer = (description: string) => drawingFile(`${description} Over a drawing.`).optional()

const fields = {
  title: heading("The page's main heading."),
  lead: inlineMarkdown("Sentences below the heading.").optional(),
  proof: text("Proof in one line under the buttons: projects, rating, the price of a project.").optional(),
  primary: action.optional().describe("Main call to action."),
  secondary: action.optional().describe("Second, quieter call to action."),
  skip: action.optional().describe("Skip link for keyboard and assistive technology."),
  ...pagePicture("Picture between text and ruler."),
  pictureOnPhones: drawingFile("Drawing that replaces the picture on phones. Not shown with a photograph.").optional(),
  ship: layer("Ship that is launched on load and leaves on scroll, in the frame of the picture."),
  shipOnPhones: layer("The same on phones, in the frame of their drawing."),
  lowered: layer("Load that the crane lowers on scroll. Not shown on phones."),
  weeks: list("The five marks of a week ruler below the picture: start and the four weeks.", week, 5),
}

export const schema = requires(
  block(
    "launch",
    "LaunchBlock",
    "Top of the home page: a large heading, the text below it, and a picture along a week ruler.",
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

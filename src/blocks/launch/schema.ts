import { block, heading, inlineMarkdown, list, optionalPictureWithAlt, pictureFile, requires, text } from "#engine"
import { action, item } from "#model/shared/schemas"

const week = item({
  title: heading("Label of the week."),
  text: text("Event of the week.").optional(),
})

const layer = (description: string) => pictureFile(`${description} Requires a drawing as the picture.`).optional()

const fields = {
  title: heading("The page's main heading."),
  lead: inlineMarkdown("Sentences below the heading.").optional(),
  proof: text("Proof in one line under the buttons: projects, rating, the price of a project.").optional(),
  primary: action.optional().describe("Main call to action."),
  secondary: action.optional().describe("Secondary call to action."),
  skip: action.optional().describe("Skip link for keyboard and assistive technology."),
  ...optionalPictureWithAlt("Picture between text and ruler."),
  pictureOnPhones: pictureFile("Drawing that replaces the picture on phones. Not shown with a photograph.").optional(),
  ship: layer("Layer with the ship, in the frame size of `picture`: the ship moves on load and on scroll."),
  shipOnPhones: layer("Layer with the ship for phones, in the frame size of `pictureOnPhones`."),
  lowered: layer("Layer with the container that the crane lowers on scroll. Not shown on phones."),
  weeks: list("Labels of the week ruler below the picture: the start and four weeks.", week, 5),
}

export const launchSchema = requires(
  block(
    "launch",
    "Heroes",
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

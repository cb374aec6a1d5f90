import { block, drawingFile, group, heading, list, pagePicture, sentence, text } from "../../../packages/content-engine"
import { action } from "../../../model/parts/common"

const moving = group("LaunchMoving", "Drawings that move over the drawing of the first screen.", {
  ship: drawingFile(
    "What is launched as the page opens, and casts off as it is scrolled, in the frame of the picture.",
  ),
  shipOnPhones: drawingFile("The same on phones, in the frame of their drawing."),
  lowered: drawingFile("What hangs in the crane, and is let down as the page is scrolled. Phones do not show it."),
})

const week = group("WeekMark", "Mark on the week ruler.", {
  title: heading("Name of the mark."),
  text: text("What happens there.").optional(),
})

export const launch = block("launch", "LaunchBlock", "Top of a page: a ship from sketch to afloat, on its weeks.", {
  title: heading("The page's main heading."),
  lead: sentence("Sentences under the heading.").optional(),
  proof: text("Why to trust, in one line under the buttons: projects, rating, the price of a project.").optional(),
  primary: action.optional().describe("Main call to action."),
  secondary: action.optional().describe("Quieter call to action."),
  skip: action.optional().describe("Link that only assistive technology and keyboard users meet."),
  ...pagePicture("Picture below the words."),
  pictureOnPhones: drawingFile("Drawing in its place on phones. Beside a photograph it is not shown.").optional(),
  moving: moving.optional().describe("What moves over the drawing. Delete it where the drawing is another one."),
  weeks: list("The five marks of the ruler: start and the four weeks.", week, 5),
})

import { z } from "zod"
import { block, drawingFile, group, heading, list, pagePicture, sentence, text } from "../../../packages/content-engine"
import { action } from "../../../model/parts/common"

const place = (side: string) =>
  z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe(
      `Where in the picture it points, in percent from the ${side}. Without x and y it points nowhere, and all notes stand below.`,
    )

const note = group("PictureNote", "Note beside a picture, tied to a point of it.", {
  title: heading("Two or three words."),
  text: text("Three to seven words."),
  x: place("left"),
  y: place("top"),
})

const fields = {
  title: heading("The page's main heading."),
  lead: sentence("Sentences beside the heading.").optional(),
  primary: action.optional().describe("Main call to action."),
  secondary: action.optional().describe("Second, quieter call to action."),
  stacked: z
    .boolean()
    .optional()
    .describe("On (true) the sentences stand below the heading, and the picture, if there is one, beside both."),
  ...pagePicture("Picture from side to side of the page, or with its notes; beside the words where they are stacked."),
  before: drawingFile(
    "What was there before. A slider compares it with what is there after; until it is touched, picture is seen.",
  ).optional(),
  after: drawingFile("What is there afterwards.").optional(),
  notes: list("One to six notes on the picture.", note, { min: 1, max: 6 })
    .optional()
    .describe(
      "One to six notes on the picture. Beside a drawing that leaves its margins to them they stand on the side where they point, else below.",
    ),
}

type Hero = z.infer<z.ZodObject<typeof fields>>

/** What belongs together is there together: two pictures to compare, a place from left and top. */
const pictureWhole: z.core.CheckFn<Hero> = ({ value, issues }) => {
  const { picture, before, after, notes = [] } = value
  const needs = (path: (string | number)[], partners: object) => {
    for (const [name, partner] of Object.entries(partners))
      if (partner === undefined)
        issues.push({
          code: "custom",
          input: value,
          path,
          message: `This needs "${name}" beside it. Add that line, or delete this one.`,
        })
  }
  if (before) needs(["before"], { picture, after })
  if (after) needs(["after"], { picture, before })
  if (notes.length > 0) needs(["notes"], { picture })
  for (const [index, { x, y }] of notes.entries()) {
    if (x !== undefined) needs(["notes", index, "x"], { y })
    if (y !== undefined) needs(["notes", index, "y"], { x })
  }
}

export const hero = block(
  "hero",
  "HeroBlock",
  "Top of a page: heading, what it means, the call to action, and a picture below.",
  fields,
).check(pictureWhole)

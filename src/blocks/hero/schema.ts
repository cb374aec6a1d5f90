import { z } from "zod"
import { block, heading, inlineMarkdown, list, optionalPictureWithAlt, pictureFile, requires, text } from "#engine"
import { action, item } from "#model/shared/schemas"

const coordinate = (side: string) =>
  z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe(
      `Position in the picture, in percent from the ${side}. If a note has no position, all notes are below the picture.`,
    )

const note = requires(
  item({
    title: heading("Heading of the note: two or three words."),
    text: text("Text of the note: three to seven words."),
    x: coordinate("left"),
    y: coordinate("top"),
  }),
  { x: ["y"], y: ["x"] },
)

const fields = {
  title: heading("The page's main heading."),
  lead: inlineMarkdown("Sentences beside the heading.").optional(),
  primary: action.optional().describe("Main call to action."),
  secondary: action.optional().describe("Secondary call to action."),
  split: z
    .boolean()
    .optional()
    .describe("Splits the hero: text on the left, picture on the right. Default: the picture is below, full-width."),
  ...optionalPictureWithAlt("Picture below the text, full-width or with notes; beside it if split."),
  before: pictureFile(
    "Picture of the state before. A slider compares it with `after`; until visitors move the slider, `picture` is visible.",
  ).optional(),
  after: pictureFile("Picture of the state after, which a slider compares with `before`.").optional(),
  notes: list("One to six notes on the picture.", note, { min: 1, max: 6 })
    .optional()
    .describe("One to six notes on the picture: at the sides if the drawing has margins for them, otherwise below."),
}

type Hero = z.infer<z.ZodObject<typeof fields>>

/** Fields that a split hero does not support. */
const wideFields = ["before", "after", "notes"] as const

/** Rejects fields that a split hero does not support. */
const validSplitFields: z.core.CheckFn<Hero> = ({ value, issues }) => {
  for (const name of wideFields)
    if (value.split && value[name] !== undefined)
      issues.push({
        code: "custom",
        input: value,
        path: [name],
        message: "A split hero does not show this. Delete it.",
      })
}

export const heroSchema = requires(
  block("hero", "Heroes", "Top of a page: heading, lead, call to action, and a picture below.", fields),
  {
    secondary: ["primary"],
    alt: ["picture"],
    before: ["picture", "after"],
    after: ["picture", "before"],
    notes: ["picture"],
  },
).check(validSplitFields)

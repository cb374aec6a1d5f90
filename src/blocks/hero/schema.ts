import { z } from "zod"
import { block, drawingFile, heading, list, pagePicture, requires, inlineMarkdown, text } from "#engine"
import { action, item } from "#model/parts/common"

const place = (side: string) =>
  z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe(
      `Where in the picture it points, in percent from the ${side}. Without x and y it points nowhere, and all notes stand below.`,
    )

const note = requires(
  item({
    title: heading("Two or three words."),
    text: text("Three to seven words."),
    x: place("left"),
    y: place("top"),
  }),
  { x: ["y"], y: ["x"] },
)

const fields = {
  title: heading("The page's main heading."),
  lead: inlineMarkdown("Sentences beside the heading.").optional(),
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

/** What only a top shows whose words are not stacked. */
const NOT_STACKED = ["before", "after", "notes"] as const

/** Fields that a top shows as it is laid out. */
const shown: z.core.CheckFn<Hero> = ({ value, issues }) => {
  for (const name of NOT_STACKED)
    if (value.stacked && value[name] !== undefined)
      issues.push({
        code: "custom",
        input: value,
        path: [name],
        message: "A stacked top does not show this. Delete this line.",
      })
}

export const schema = requires(
  block("hero", "HeroBlock", "Top of a page: heading, what it means, the call to action, and a picture below.", fields),
  {
    secondary: ["primary"],
    alt: ["picture"],
    before: ["picture", "after"],
    after: ["picture", "before"],
    notes: ["picture"],
  },
).check(shown)

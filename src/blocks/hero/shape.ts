import { z } from "zod"
import {
  block,
  drawingFile,
  heading,
  list,
  pagePicture,
  requires,
  sentence,
  text,
} from "../../../packages/content-engine"
import { action, item } from "../../../model/parts/common"

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

const week = item({
  title: heading("Name of the mark."),
  text: text("What happens there.").optional(),
})

const layer = (description: string) =>
  drawingFile(`${description} Over a drawing that begins a page with weeks.`).optional()

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
  weeks: list("The five marks of a week ruler below the picture: start and the four weeks.", week, 5)
    .optional()
    .describe(
      "The five marks of a week ruler below the picture: start and the four weeks. With them the top is that of home: the heading larger, the words below it, the picture over the rest.",
    ),
  proof: text(
    "Why to trust, in one line under the buttons: projects, rating, the price of a project. Only with weeks.",
  ).optional(),
  skip: action.optional().describe("Link that only assistive technology and keyboard users meet. Only with weeks."),
  pictureOnPhones: drawingFile(
    "Drawing in the place of the picture on phones. Beside a photograph it is not shown. Only with weeks.",
  ).optional(),
  ship: layer("What is launched as the page opens, and casts off as it is scrolled, in the frame of the picture."),
  shipOnPhones: layer("The same on phones, in the frame of their drawing."),
  lowered: layer("What hangs in the crane, and is let down as the page is scrolled. Phones do not show it."),
}

type Hero = z.infer<z.ZodObject<typeof fields>>

/** What only a top with weeks shows. */
const WITH_WEEKS = ["proof", "skip", "pictureOnPhones", "ship", "shipOnPhones", "lowered"] as const

/** What only one without them shows. */
const WITHOUT_WEEKS = ["stacked", "before", "after", "notes"] as const

/** What only a top shows whose words are not stacked. */
const NOT_STACKED = ["before", "after", "notes"] as const

/** Fields that a top shows as it is laid out. */
const shown: z.core.CheckFn<Hero> = ({ value, issues }) => {
  const { stacked, weeks } = value
  const tell = (name: string, message: string) =>
    issues.push({ code: "custom", input: value, path: [name], message: `${message} Delete this line.` })
  for (const name of NOT_STACKED)
    if (stacked && !weeks && value[name] !== undefined) tell(name, "A stacked top does not show this.")
  for (const name of weeks ? WITHOUT_WEEKS : WITH_WEEKS)
    if (value[name] !== undefined) tell(name, `A top ${weeks ? "with" : "without"} weeks does not show this.`)
}

export const hero = requires(
  block("hero", "HeroBlock", "Top of a page: heading, what it means, the call to action, and a picture below.", fields),
  {
    secondary: ["primary"],
    alt: ["picture"],
    before: ["picture", "after"],
    after: ["picture", "before"],
    notes: ["picture"],
    pictureOnPhones: ["picture"],
    ship: ["picture", "shipOnPhones", "lowered"],
    shipOnPhones: ["ship"],
    lowered: ["ship"],
  },
).check(shown)

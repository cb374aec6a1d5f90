import { z } from "zod"
import { block, defaulted, heading, list, oneOf, requires, inlineMarkdown } from "#engine"
import { action, item, itemFields, figureFieldset } from "#model/parts/common"

const { title, text, picture, alt, thumbnail, figure, figureLabel, href, linkLabel, work, outcome, points } = itemFields

const entry = requires(
  item({
    title,
    text,
    picture,
    alt,
    thumbnail,
    figure,
    figureLabel,
    href: href.describe(
      'Where the entry leads: an address, "mailto:{site.email}" or "tel:{site.phone}". Without it a button does nothing.',
    ),
    linkLabel,
    work,
    outcome,
    points,
  }),
  { alt: ["picture"], thumbnail: ["picture"], figureLabel: ["figure"] },
)

const layout = oneOf("How the entries stand.", {
  rows: "One below the other between lines, words beside their title.",
  aside: "One below the other beside the heading, small pictures before the words.",
  cards: "Four beside one another, pictures above the words.",
  columns: "Three beside one another, pictures above the words.",
  figures: "Three beside one another on a raised ground, each below its figure.",
  tiles: "Three beside one another on a raised ground, each below its picture on a heavy line.",
  alternating: "Two beside one another, wide and narrow in turn, large pictures above the words.",
  sheet: "Beside one another on one sheet, pictures above the words.",
  prices: "One below the other between lines, each with its figure at the right edge.",
  examples: "Two beside one another on a raised ground: what they came with, what we do, what changes.",
  ways: "Beside one another, each with its button, the best one last.",
  strip: "The same on a strip with small pictures and links, right below the top of a page.",
  checklists: "On one sheet beside the heading, each with boxes to tick.",
  tags: "In rows of tags, each with what it is for.",
  facts: "In one row between lines, two beside one another on phones.",
  contents: "Links in one row, below one another on phones: to the blocks of a long page, each by its id, as #billing.",
})

type Layout = z.infer<typeof layout>
type Field = keyof z.infer<typeof entry>

/** What entries show besides their title: what they need first, then what they may have. */
const LAYOUT_FIELDS: Record<Layout, readonly [needed: readonly Field[], possible?: readonly Field[]]> = {
  rows: [["text"], ["picture", "alt", "href"]],
  aside: [["text"], ["picture", "alt", "href"]],
  cards: [["text"], ["picture", "alt", "href"]],
  columns: [["text"], ["picture", "alt", "href"]],
  figures: [["text"], ["figure", "figureLabel", "href"]],
  tiles: [["text"], ["picture", "alt", "href"]],
  alternating: [["text"], ["picture", "alt", "thumbnail", "href"]],
  sheet: [["text"], ["picture", "alt", "href"]],
  prices: [
    ["text", "figure"],
    ["figureLabel", "href"],
  ],
  examples: [["text", "work", "outcome"]],
  ways: [["text", "linkLabel"], ["href"]],
  strip: [["text", "linkLabel", "href"], ["picture"]],
  checklists: [["points"]],
  tags: [["text"]],
  facts: [["text"]],
  contents: [["href"]],
}

/** What is above the entries besides the heading; where nothing is told, all of it. */
const HEADER_FIELDS: Partial<Record<Layout, readonly string[]>> = { strip: [], facts: [], contents: [] }

const fields = {
  title: heading("Heading; in a strip and over facts and contents for assistive technology only."),
  lead: inlineMarkdown("Sentence beside the heading.").optional(),
  layout: defaulted(layout),
  action: action.optional().describe("Link beside the heading."),
  ...figureFieldset,
  items: list("One to sixteen entries.", entry, { min: 1, max: 16 }),
}

/** A layout shows all that is written, and has all that it shows. */
const validLayoutFields: z.core.CheckFn<z.infer<z.ZodObject<typeof fields>>> = ({ value, issues }) => {
  const { layout: name = "rows", items: entries } = value
  const [needed, possible = []] = LAYOUT_FIELDS[name]
  const tell = (path: (string | number)[], message: string) =>
    issues.push({ code: "custom", input: value, path, message })
  const reportUnsupported = (path: (string | number)[], names: string[]) =>
    tell(
      path,
      `The layout "${name}" does not show this. Delete this line, or choose another layout: ${names.join(", ")}.`,
    )
  for (const field of ["lead", "action", "figure", "figureLabel"] as const)
    if (value[field] !== undefined && HEADER_FIELDS[name]?.includes(field) === false)
      reportUnsupported(
        [field],
        layout.options.filter(other => HEADER_FIELDS[other]?.includes(field) !== false),
      )
  entries.forEach((one, index) => {
    if (name === "contents" && entries.findIndex(({ href: other }) => other === one.href) < index)
      tell(["items", index, "href"], `"${one.href}" stands above already. Give each its own.`)
    for (const field of needed)
      if (one[field] === undefined)
        tell(["items", index], `In the layout "${name}" an entry needs "${field}". Add that line.`)
    for (const field of Object.keys(one) as Field[])
      if (field !== "title" && one[field] !== undefined && ![...needed, ...possible].includes(field))
        reportUnsupported(
          ["items", index, field],
          layout.options.filter(other => LAYOUT_FIELDS[other].some(shown => shown?.includes(field))),
        )
  })
}

export const schema = requires(block("items", "ItemsBlock", "A heading and a list.", fields), {
  figureLabel: ["figure"],
})
  .check(validLayoutFields)
  .overwrite(own => ({ ...own, layout: own.layout ?? "rows" }))

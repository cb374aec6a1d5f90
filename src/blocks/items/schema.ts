import { z } from "zod"
import { block, defaulted, heading, inlineMarkdown, list, oneOf, requires } from "#engine"
import { action, figureFieldset, item, itemFields } from "#model/shared/schemas"

const { title, text, picture, alt, thumbnail, figure, figureLabel, href, linkLabel, solution, outcome, points } =
  itemFields

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
      'Target of the entry: an address, "mailto:{site.email}" or "tel:{site.phone}". Without it, a button does nothing.',
    ),
    linkLabel,
    solution,
    outcome,
    points,
  }),
  { alt: ["picture"], thumbnail: ["picture"], figureLabel: ["figure"] },
)

const layout = oneOf("Layout of the entries.", {
  rows: "A list with dividers, text beside the title.",
  aside: "A list beside the heading, small pictures before the text.",
  cards: "Four columns, pictures above the text.",
  columns: "Three columns, pictures above the text.",
  figures: "Three columns on a raised background, each below its figure.",
  tiles: "Three columns on a raised background, each below its picture on a heavy line.",
  alternating: "Two columns, alternately wide and narrow, large pictures above the text.",
  sheet: "Columns in a frame, pictures above the text.",
  prices: "A list with dividers, figures at the right edge.",
  examples: "Two columns on a raised background: problem, solution and outcome.",
  options: "Side by side, each with a button, the best option last.",
  strip: "The same in a strip with small pictures and links, right below the top of a page.",
  checklists: "Checklists in a frame beside the heading.",
  tags: "Rows of tags, each with its purpose.",
  facts: "One row between lines, two columns on phones.",
  contents: "Links in one row, a list on phones: to the blocks of a long page by their ids, for example #billing.",
})

type Layout = z.infer<typeof layout>
type Field = keyof z.infer<typeof entry>

/** Required and optional fields of entries per layout, besides the title. */
const layoutFields: Record<Layout, readonly [required: readonly Field[], optional?: readonly Field[]]> = {
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
  examples: [["text", "solution", "outcome"]],
  options: [["text", "linkLabel"], ["href"]],
  strip: [["text", "linkLabel", "href"], ["picture"]],
  checklists: [["points"]],
  tags: [["text"]],
  facts: [["text"]],
  contents: [["href"]],
}

const requiredByLayout = Object.fromEntries(layout.options.map(name => [name, layoutFields[name][0]]))

/** Header fields per layout, besides the heading. Default: all. */
const headerFields: Partial<Record<Layout, readonly string[]>> = { strip: [], facts: [], contents: [] }

const fields = {
  title: heading("Heading; in strip, facts and contents for assistive technology only."),
  lead: inlineMarkdown("Sentence beside the heading.").optional(),
  layout: defaulted(layout),
  action: action.optional().describe("Link beside the heading."),
  ...figureFieldset,
  items: list("One to sixteen entries.", entry.meta({ requiredByLayout }), { min: 1, max: 16 }),
}

/** Requires the fields of a layout, and rejects all others. */
const validLayoutFields: z.core.CheckFn<z.infer<z.ZodObject<typeof fields>>> = ({ value, issues }) => {
  const { layout: name = "rows", items: entries } = value
  const [required, optional = []] = layoutFields[name]
  const report = (path: (string | number)[], message: string) =>
    issues.push({ code: "custom", input: value, path, message })
  const reportUnsupported = (path: (string | number)[], names: string[]) =>
    report(
      path,
      `The layout "${name}" does not show this. Delete this line, or choose another layout: ${names.join(", ")}.`,
    )
  for (const field of ["lead", "action", "figure", "figureLabel"] as const)
    if (value[field] !== undefined && headerFields[name]?.includes(field) === false)
      reportUnsupported(
        [field],
        layout.options.filter(option => headerFields[option]?.includes(field) !== false),
      )
  entries.forEach((data, index) => {
    if (name === "contents" && entries.findIndex(({ href }) => href === data.href) < index)
      report(["items", index, "href"], `"${data.href}" is already used above. Change one of them.`)
    for (const field of required)
      if (data[field] === undefined)
        report(["items", index], `In the layout "${name}" every item needs "${field}". Add that line.`)
    for (const field of Object.keys(data) as Field[])
      if (field !== "title" && data[field] !== undefined && ![...required, ...optional].includes(field))
        reportUnsupported(
          ["items", index, field],
          layout.options.filter(option => layoutFields[option].some(names => names?.includes(field))),
        )
  })
}

export const itemsSchema = requires(block("items", "Content", "A heading and a list.", fields), {
  figureLabel: ["figure"],
})
  .check(validLayoutFields)
  .overwrite(data => ({ ...data, layout: data.layout ?? "rows" }))

import { z } from "zod"
import { block, defaulted, heading, ifOnlyMissing, inlineMarkdown, list, oneOf, requires } from "#engine"
import { action, blockFigureFields, item, itemFields } from "#model/shared/schemas"

const { title, text, picture, alt, thumbnail, figure, figureLabel, href, linkLabel, solution, outcome, points } =
  itemFields

const listItem = requires(
  item({
    title,
    text,
    picture,
    alt,
    thumbnail,
    figure,
    figureLabel,
    href: href.describe(
      'Target of the item: an address, "mailto:{site.email}" or "tel:{site.phone}". Without it, a button does nothing.',
    ),
    linkLabel,
    solution,
    outcome,
    points,
  }),
  { alt: ["picture"], thumbnail: ["picture"], figureLabel: ["figure"] },
)

const layout = oneOf("Layout of the items.", {
  rows: "A list with dividers, text beside the title.",
  aside: "A list beside the heading, small pictures before the text.",
  cards: "Four columns, pictures above the text.",
  columns: "Three columns, pictures above the text.",
  figures: "Three columns on a raised background, each item below its key figure.",
  tiles: "Three columns on a raised background, each item below its picture on a heavy line.",
  alternating: "Two columns, alternately wide and narrow, large pictures above the text.",
  sheet: "Three columns in a frame, pictures above the text.",
  prices: "A list with dividers, key figures at the right edge.",
  examples: "Two columns on a raised background: problem, solution and outcome.",
  options: "Contact options side by side, each with a button, the best option last.",
  strip: "Contact options in a strip with small pictures and links, right below the top of a page.",
  checklists: "Checklists in a frame beside the heading.",
  tags: "Rows of tags, each with its purpose.",
  facts: "Facts in one row between lines, in two columns on phones.",
  contents: "Links to the blocks of a long page by their ids, for example #billing: in one row, as a list on phones.",
})

type Layout = z.infer<typeof layout>
type Field = keyof z.infer<typeof listItem>

/** Required and optional fields of items per layout, besides the title. */
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
  title: heading("Heading; in the layouts strip, facts and contents, for assistive technology only."),
  lead: inlineMarkdown("Sentence beside the heading.").optional(),
  layout: defaulted(layout),
  action: action.optional().describe("Link beside the heading."),
  ...blockFigureFields,
  items: list("One to sixteen items.", listItem.meta({ requiredByLayout }), { min: 1, max: 16 }),
}

/** Requires the fields of a layout, and rejects all others. */
const checkLayoutFields = (value: Partial<z.infer<z.ZodObject<typeof fields>>>, context: z.RefinementCtx) => {
  const { layout: layoutName = "rows", items = [] } = value
  const [required, optional = []] = layoutFields[layoutName]
  const report = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message })
  const reportUnsupported = (path: (string | number)[], layoutNames: string[]) =>
    report(
      path,
      `The layout "${layoutName}" does not show this. Delete it, or choose another layout: ${layoutNames.join(", ")}.`,
    )
  for (const field of ["lead", "action", "figure", "figureLabel"] as const)
    if (value[field] !== undefined && headerFields[layoutName]?.includes(field) === false)
      reportUnsupported(
        [field],
        layout.options.filter(option => headerFields[option]?.includes(field) !== false),
      )
  items.forEach((data, index) => {
    if (layoutName === "contents" && data.href && items.findIndex(other => other.href === data.href) < index)
      report(["items", index, "href"], `"${data.href}" is already used above. Change one of them.`)
    for (const field of required)
      if (data[field] === undefined)
        report(["items", index, field], `In the layout "${layoutName}" every item needs \`${field}\`. Add it.`)
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
  .superRefine(checkLayoutFields, { when: ifOnlyMissing })
  .overwrite(data => ({ ...data, layout: data.layout ?? "rows" }))

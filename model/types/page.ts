import { z } from "zod"
import { blockSchemas } from "#blocks/schemas"
import { blocks, type CollectionCheck, defineType, group, entryIssue, text } from "#engine"
import { action, pageMeta } from "../parts/common"
import { stringsAt } from "../parts/strings-at"
import { hidden, published } from "../parts/visibility"
import { topicsOf } from "../prose/reserved-ids"

const address = z
  .string()
  .regex(/^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/, 'must be an address such as "/about"')

const schema = group("Page", "A page, made of blocks: a file of content/pages/ is a page at its address.", {
  published,
  hidden,
  path: address.describe("Its address.").meta({ examples: ["/about"] }),
  aliases: z
    .array(address.meta({ examples: ["/onboarding"] }))
    .optional()
    .describe("Further addresses of the same page."),
  menu: text(
    "What the main menu calls it, behind what site.yaml lists. Without it the menu does not name it.",
    30,
  ).optional(),
  crumb: text("What the breadcrumb calls it, where its address does not say so.", 40).optional(),
  floating: action.optional().describe("Floating button of the page. Without it, that of site.yaml."),
  slow: z
    .boolean()
    .optional()
    .describe("On (true) lets the parts of a block rise one after the other more slowly, as on pages that are read."),
  meta: pageMeta,
  blocks: blocks("Block", "What the page shows, from its top to its foot.", blockSchemas),
})

type Data = z.infer<typeof schema>

/** The site begins at a page that everybody sees. */
const requireHomePage: CollectionCheck<Data> = own => {
  const home = own.find(({ data: { path } }) => path === "/")
  if (home)
    return home.data.hidden ? [entryIssue(home, ["hidden"], "The home page cannot be hidden. Delete this line.")] : []
  return own
    .slice(0, 1)
    .map(first => entryIssue(first, [], 'No page has the path "/": the site begins there. Restore pages/home.yaml.'))
}

export const page = defineType({
  type: "Page",
  files: "pages/*.yaml",
  schema,
  page: {
    template: "page",
    route: ({ path = "", aliases }) => ({ path, aliases: [...(aliases ?? [])] }),
    label: ({ crumb }) => crumb,
    anchors: ({ data }) => [...stringsAt(data, ["blocks"], "id"), ...topicsOf(data)],
  },
  collectionChecks: [requireHomePage],
})

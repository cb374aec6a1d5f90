import { z } from "zod"
import { blockSchemas } from "#blocks/block-schemas"
import { blocks, type CollectionCheck, defineType, entryIssue, group, text } from "#engine"
import { topicIdsOf } from "../prose/reserved-ids"
import { action, pageMeta } from "../shared/schemas"
import { collectStrings } from "../shared/unvalidated-data"
import { hidden, published } from "../shared/visibility"

const pathSchema = z
  .string()
  .regex(/^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/, 'must be an address such as "/about"')

const schema = group("Page", "A page made of blocks: one file in content/pages/.", {
  published,
  hidden,
  path: pathSchema.describe("Path of the page.").meta({ examples: ["/about"] }),
  aliases: z
    .array(pathSchema.meta({ examples: ["/onboarding"] }))
    .optional()
    .describe("More paths that show this page, without a redirect."),
  menu: text("Label in the main menu, after the entries of site.yaml. Default: not in the menu.", 30).optional(),
  crumb: text("Label in the breadcrumb. Default: made from the path.", 40).optional(),
  floatingAction: action.optional().describe("Floating button of the page. Default: that of site.yaml."),
  slowReveal: z
    .boolean()
    .optional()
    .describe("Slows the reveal animation of blocks, for pages with much to read. Default: off."),
  meta: pageMeta,
  blocks: blocks("Block", "Blocks of the page, from top to bottom.", blockSchemas),
})

type Data = z.infer<typeof schema>

/** Requires a visible home page. */
const requireHomePage: CollectionCheck<Data> = entries => {
  const home = entries.find(({ data: { path } }) => path === "/")
  if (home)
    return home.data.hidden ? [entryIssue(home, ["hidden"], "The home page cannot be hidden. Delete this.")] : []
  // The missing page has no file: the issue names the first one.
  return entries
    .slice(0, 1)
    .map(first => entryIssue(first, [], 'No page has the path "/" of the home page. Restore pages/home.yaml.'))
}

export const page = defineType({
  type: "Page",
  files: "pages/*.yaml",
  schema,
  page: {
    template: "page",
    route: ({ path = "", aliases }) => ({ path, aliases: [...(aliases ?? [])] }),
    label: ({ crumb }) => crumb,
    anchors: ({ data }) => [...collectStrings(data, ["blocks"], "id"), ...topicIdsOf(data)],
  },
  collectionChecks: [requireHomePage],
})

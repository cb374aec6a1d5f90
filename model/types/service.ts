import { z } from "zod"
import { blockSchemas } from "#blocks/block-schemas"
import {
  blocks,
  defaulted,
  defineType,
  entriesOfType,
  type EntryCheck,
  group,
  list,
  pictureFile,
  slug,
  text,
  uniqueField,
} from "#engine"
import { topicIdsOf } from "../prose/reserved-ids"
import { formOptions, OPTIONS_LOCATION, preselectedProjectType } from "../shared/contact-form-options"
import { groupKey, requireOneOf } from "../shared/references"
import { action, pageMeta } from "../shared/schemas"
import { sortByOrder } from "../shared/sort-by-order"
import { collectStrings } from "../shared/unvalidated-data"
import { draft, hidden } from "../shared/visibility"
import { siteContent } from "./site-content"

const meta = group("PageMeta", "Metadata for search engines and social networks.", {
  ...pageMeta.shape,
  title: defaulted(pageMeta.shape.title.describe("Title in the browser tab and in search results. Default: the name.")),
})

/** A file of content/services/. */
const schema = group(
  "Service",
  "A service: a page at /services/{slug} and /{slug}, a menu entry and an item of lists.",
  {
    draft,
    hidden,
    slug: slug.describe("Last part of the path."),
    name: text("Name in menus, breadcrumbs and the footer."),
    order: z.int().min(1).describe("Position in the menu and in lists, from 1."),
    aliases: z
      .array(
        z
          .string()
          .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'must be an address such as "/services/ai-marketing"')
          .meta({ examples: ["/services/ai-marketing"] }),
      )
      .optional()
      .describe("More paths of the page, besides /services/{slug} and /{slug}."),
    meta,
    group: groupKey("Group in lists of services, from site.yaml. Default: none, below all groups.").optional(),
    picture: pictureFile("Drawing in lists of services. Optional.").optional(),
    lead: text("One sentence for lists of services."),
    features: list("One to six features.", text("A feature, three to six words."), { min: 1, max: 6 }),
    oneOff: z
      .boolean()
      .optional()
      .describe("Shows the one-off project price at the top of the page. Default: the price of plans."),
    floatingAction: action.optional().describe("Floating button of the page. Default: that of site.yaml."),
    floatingRight: z
      .boolean()
      .optional()
      .describe("Aligns the floating button with the right edge of the window. Default: centered."),
    projectType: preselectedProjectType,
    blocks: blocks(
      "Block",
      "Blocks of the page, from top to bottom. Other pages also show its packages, and its key figures with bars.",
      blockSchemas,
    ),
  },
).overwrite(data => ({ ...data, meta: { ...data.meta, title: data.meta.title ?? data.name } }))

type Data = z.infer<typeof schema>

const groupExists: EntryCheck<Data> = (data, entry, { entries }) => {
  const groups = entriesOfType(entries, siteContent)[0]?.data.serviceGroups?.map(({ value }) => value)
  return requireOneOf(data.group, groups, entry, ["group"], "in content/site.yaml")
}

/** Requires a project type of the contact form. */
const projectTypeExists: EntryCheck<Data> = ({ projectType }, entry, { entries }) =>
  requireOneOf(projectType, formOptions(entries, "projectType"), entry, ["projectType"], OPTIONS_LOCATION)

export const service = defineType({
  type: "Service",
  files: "services/*.yaml",
  schema,
  page: {
    template: "page",
    route: fields => ({ path: `/services/${fields.slug}`, aliases: [`/${fields.slug}`, ...(fields.aliases ?? [])] }),
    label: ({ name }) => name,
    anchors: ({ data }) => [...collectStrings(data, ["blocks"], "id"), ...topicIdsOf(data)],
  },
  computedFields: {
    packages: {
      type: "[Package!]!",
      description: "The packages on the service's page.",
      resolve: data => data.blocks.flatMap(block => (block.type === "packages" ? block.items : [])),
    },
    results: {
      type: "[Stat!]!",
      description: "The results on the service's page: key figures with bars.",
      resolve: data =>
        data.blocks.flatMap(block =>
          block.type === "stats" ? block.items.filter(({ comparison }) => comparison) : [],
        ),
    },
    cases: {
      type: "[CaseStudy!]!",
      description: "The listed case studies of the service, in order.",
      resolve: (data, { findAll }) =>
        findAll(
          { type: "CaseStudy", schema: z.object({}) },
          { filter: { serviceIds: { in: [data.slug] }, hidden: { ne: true } }, sort: sortByOrder },
        ),
    },
    people: {
      type: "[TeamMember!]!",
      description: "The team members who work on the service.",
      resolve: (data, { findAll }) =>
        findAll({ type: "TeamMember", schema: z.object({}) }, { filter: { serviceIds: { in: [data.slug] } } }),
    },
  },
  checks: [groupExists, projectTypeExists],
  collectionChecks: [uniqueField("order"), uniqueField("name")],
})

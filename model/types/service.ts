import { z } from "zod"
import { blockSchemas } from "#blocks/schemas"
import {
  blocks,
  type EntryCheck,
  defineType,
  drawingFile,
  defaulted,
  group,
  list,
  entriesOfType,
  slug,
  text,
  uniqueField,
} from "#engine"
import { SORT_BY_ORDER } from "../parts/sort-by-order"
import { action, pageMeta } from "../parts/common"
import { formOptions, leadProjectType, OPTIONS } from "../parts/lead"
import { requireOneOf, groupKey } from "../parts/references"
import { stringsAt } from "../parts/strings-at"
import { draft, hidden } from "../parts/visibility"
import { topicsOf } from "../prose/reserved-ids"
import { siteContent } from "./site-content"

const meta = group("PageMeta", "What search engines and previews show of a page.", {
  ...pageMeta.shape,
  title: defaulted(
    pageMeta.shape.title.describe("Title in the browser tab and in search results. Without it, the name."),
  ),
})

/** One file of content/services/. */
const schema = group(
  "Service",
  "A service: its page at /services/{slug} and /{slug}, its menu entry and its place in lists.",
  {
    draft,
    hidden,
    slug: slug.describe("End of its address."),
    name: text("Name in menus, breadcrumbs and the footer."),
    order: z.int().min(1).describe("Place in the menu and among the services, from 1."),
    aliases: z
      .array(
        z
          .string()
          .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'must be an address such as "/services/ai-marketing"')
          .meta({ examples: ["/services/ai-marketing"] }),
      )
      .optional()
      .describe("Further addresses of the same page, besides /services/{slug} and /{slug}."),
    meta,
    group: groupKey(
      "The group it stands in among the services, of those in site.yaml. Without it, it stands below all of them.",
    ).optional(),
    picture: drawingFile("Drawing in lists of services. Without it there is none.").optional(),
    lead: text("One sentence for lists of services."),
    features: list("One to six features.", text("A feature, three to six words."), { min: 1, max: 6 }),
    oneOff: z
      .boolean()
      .optional()
      .describe(
        "On (true) the price of a project stands at the top of the page, which is paid once. Without it, that of plans.",
      ),
    floating: action.optional().describe("Floating button of this page; without it the site's default is shown."),
    floatingRight: z
      .boolean()
      .optional()
      .describe("On (true) it stands at the right edge of the window. Without it, in the middle."),
    projectType: leadProjectType,
    blocks: blocks(
      "Block",
      "What its page shows, from top to foot. A block of packages and figures with bars tell other pages of them.",
      blockSchemas,
    ),
  },
).overwrite(own => ({ ...own, meta: { ...own.meta, title: own.meta.title ?? own.name } }))

type Data = z.infer<typeof schema>

/** A service stands in a group that the site has, or in none. */
const groupKnown: EntryCheck<Data> = ({ group }, entry, { entries }) => {
  const groups = entriesOfType(entries, siteContent)[0]?.data.serviceGroups?.map(({ value }) => value)
  return requireOneOf(group, groups, entry, ["group"], "in content/site.yaml")
}

/** The project type that the contact form is to choose is one of its options. */
const projectTypeExists: EntryCheck<Data> = ({ projectType }, entry, { entries }) =>
  requireOneOf(projectType, formOptions(entries, "projectType"), entry, ["projectType"], OPTIONS)

export const service = defineType({
  type: "Service",
  files: "services/*.yaml",
  schema,
  page: {
    template: "page",
    route: ({ slug, aliases }) => ({ path: `/services/${slug}`, aliases: [`/${slug}`, ...(aliases ?? [])] }),
    label: ({ name }) => name,
    anchors: ({ data }) => [...stringsAt(data, ["blocks"], "id"), ...topicsOf(data)],
  },
  fields: {
    packages: {
      type: "[Package!]!",
      description: "The packages that its page shows.",
      resolve: ({ blocks }) => blocks.flatMap(block => (block.type === "packages" ? block.items : [])),
    },
    results: {
      type: "[Figure!]!",
      description: "The results that its page shows: figures with bars.",
      resolve: ({ blocks }) =>
        blocks.flatMap(block => (block.type === "stats" ? block.items.filter(({ comparison }) => comparison) : [])),
    },
    cases: {
      type: "[CaseStudy!]!",
      description: "The listed case studies that name the service, in their order.",
      resolve: ({ slug }, { findAll: all }) =>
        all(
          { type: "CaseStudy", schema: z.object({}) },
          { filter: { serviceIds: { in: [slug] }, hidden: { ne: true } }, sort: SORT_BY_ORDER },
        ),
    },
    people: {
      type: "[TeamMember!]!",
      description: "Who of the team works on it.",
      resolve: ({ slug }, { findAll: all }) =>
        all({ type: "TeamMember", schema: z.object({}) }, { filter: { serviceIds: { in: [slug] } } }),
    },
  },
  checks: [groupKnown, projectTypeExists],
  collectionChecks: [uniqueField("order"), uniqueField("name")],
})

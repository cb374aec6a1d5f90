import {
  defineType,
  group,
  heading,
  list,
  portraitFile,
  folderRoute,
  metaDescription,
  inlineMarkdown,
  slug,
  text,
  uniqueField,
} from "#engine"
import { SORT_BY_ORDER } from "../parts/sort-by-order"
import { portrait } from "../parts/common"
import { serviceSlug } from "../parts/references"
import { sample } from "../parts/visibility"
import { blogPost } from "./blog-post"
import { caseStudy } from "./case-study"
import { service } from "./service"

const NEWEST_FIRST = { fields: ["published"], order: ["DESC"] }

const schema = group("TeamMember", "Somebody who builds here.", {
  slug: slug.describe('Last part of the address: "ana-souza" is found at /team/ana-souza.'),
  name: heading("Name, as posts are signed with it."),
  role: text("What they do here.", 80),
  sample,
  image: portraitFile().optional(),
  says: text("How they work, in one sentence of their own, without quotation marks.", 160).optional(),
  description: metaDescription("Description in search results: 50 to 170 characters."),
  about: list("Who they are and what they build, a paragraph each.", inlineMarkdown("A paragraph."), {
    min: 1,
    max: 4,
  }),
  services: list("The services they work on.", serviceSlug("A service, as its address ends.")),
})

export const teamMember = defineType({
  type: "TeamMember",
  files: "team.yaml",
  schema,
  parentPage: "/team",
  list: true,
  allowEmpty: true,
  page: { template: "team-member", route: folderRoute("/team"), label: ({ name }) => name },
  previewPicture: "drawings/pages/crew.svg",
  fields: {
    portrait,
    services: {
      type: "[Service!]!",
      description: "The services they work on.",
      resolve: ({ services }, { findAll: all }) =>
        all(service, { filter: { slug: { in: services }, hidden: { ne: true } }, sort: SORT_BY_ORDER }),
    },
    cases: {
      type: "[CaseStudy!]!",
      description: "The case studies that a service of theirs was used in, in their order.",
      resolve: ({ services }, { findAll: all }) =>
        all(caseStudy, { filter: { serviceIds: { in: services }, hidden: { ne: true } }, sort: SORT_BY_ORDER }),
    },
    posts: {
      type: "[BlogPost!]!",
      description: "What is signed with their name, the newest first.",
      resolve: ({ name }, { findAll: all }) => all(blogPost, { filter: { author: { eq: name } }, sort: NEWEST_FIRST }),
    },
  },
  collectionChecks: [uniqueField("name")],
})

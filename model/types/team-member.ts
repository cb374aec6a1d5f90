import {
  defineType,
  folderRoute,
  group,
  heading,
  inlineMarkdown,
  list,
  metaDescription,
  portraitFile,
  slug,
  text,
  uniqueField,
} from "#engine"
import { serviceSlug } from "../shared/references"
import { portrait } from "../shared/schemas"
import { sortByOrder } from "../shared/sort-by-order"
import { sample } from "../shared/visibility"
import { blogPost } from "./blog-post"
import { caseStudy } from "./case-study"
import { service } from "./service"

const sortNewestFirst = { fields: ["publishedAt"], order: ["DESC"] }

const schema = group("TeamMember", "A member of the team.", {
  slug: slug.describe('Last part of the path: "ana-souza" for /team/ana-souza.'),
  name: heading("Name, as in the author of posts."),
  role: text("Job title.", 80),
  sample,
  image: portraitFile().optional(),
  quote: text("Quote on their work, one sentence, without quotation marks.", 160).optional(),
  description: metaDescription("Description in search results: 50 to 170 characters."),
  bio: list("About the person, one to four paragraphs.", inlineMarkdown("A paragraph."), {
    min: 1,
    max: 4,
  }),
  services: list("The services they work on.", serviceSlug("Slug of a service.")),
})

export const teamMember = defineType({
  type: "TeamMember",
  files: "team.yaml",
  schema,
  requiredPage: "/team",
  list: true,
  allowEmpty: true,
  page: { template: "team-member", route: folderRoute("/team"), label: ({ name }) => name },
  previewPicture: "drawings/pages/crew.svg",
  computedFields: {
    portrait,
    services: {
      type: "[Service!]!",
      description: "The services they work on.",
      resolve: ({ services }, { findAll }) =>
        findAll(service, { filter: { slug: { in: services }, hidden: { ne: true } }, sort: sortByOrder }),
    },
    cases: {
      type: "[CaseStudy!]!",
      description: "The case studies of their services, in order.",
      resolve: ({ services }, { findAll }) =>
        findAll(caseStudy, { filter: { serviceIds: { in: services }, hidden: { ne: true } }, sort: sortByOrder }),
    },
    posts: {
      type: "[BlogPost!]!",
      description: "The posts with their name as author, newest first.",
      resolve: ({ name }, { findAll }) =>
        findAll(blogPost, { filter: { author: { eq: name } }, sort: sortNewestFirst }),
    },
  },
  collectionChecks: [uniqueField("name")],
})

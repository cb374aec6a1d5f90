import type { CreateResolversArgs, GatsbyNode, Node } from "gatsby"
import { buildDate, type Dated, publicationOf } from "./content/publication"
import { routers } from "./content/routes"
import { toSdl } from "./content/to-sdl"
import { proofResolvers, proofSdl } from "./proof-fields"
import { headingsOf, renderProse } from "./prose/render"

const prose = `  """The prose as HTML."""
  html: String!
  """Headings of the second level, in order."""
  headings: [ProseHeading!]!`
const path = `  """Canonical address of the page."""
  path: String!`

const post = `  """The date as YYYY-MM-DD."""
  published: String!
  """What marks a post that visitors do not see yet, such as "Draft". Only develop has such posts."""
  flag: String
  """The category the post is filed under."""
  filedUnder: BlogCategory! @link(by: "yamlId", from: "category")`

/** Types of all content, printed from the shapes that also check it. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(`
"""A heading of prose, to link to."""
type ProseHeading {
  """Anchor of the heading."""
  id: String!
  """Its words."""
  text: String!
}
`)
  actions.createTypes(
    toSdl({
      Service: path,
      BlogPost: `${path}\n${prose}\n${post}`,
      BlogCategory: path,
      LegalDocument: `${path}\n${prose}`,
      ...proofSdl,
      CaseStudy: `${path}\n${proofSdl.CaseStudy}`,
    }),
  )
}

interface BlogPageNode extends Node {
  labels: { draft: string; planned: string }
}

interface NodeModel {
  findOne<Found extends Node>(options: { type: string; query: object }): Promise<Found | null>
}

interface ProseNode {
  parent: string
  internal: { contentDigest: string }
}

/** Fields that are worked out from content: addresses, and prose as HTML. */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers,
  cache,
  getNode,
}: CreateResolversArgs) => {
  const htmlOf = (source: ProseNode) =>
    renderProse(String(getNode(source.parent)?.body), source.internal.contentDigest, cache)
  const address = (type: string) => ({
    type: "String!",
    resolve: (source: Record<string, unknown>) => routers[type]?.(source).path,
  })
  const proseFields = {
    html: { type: "String!", resolve: htmlOf },
    headings: { type: "[ProseHeading!]!", resolve: async (source: ProseNode) => headingsOf(await htmlOf(source)) },
  }
  const today = buildDate()
  const flag = {
    type: "String",
    resolve: async (source: Dated, _: unknown, { nodeModel }: { nodeModel: NodeModel }) => {
      const state = publicationOf(source, today)
      if (state === "published") return null
      const page = await nodeModel.findOne<BlogPageNode>({ type: "BlogPage", query: {} })
      return page?.labels[state].replace("{date}", source.date)
    },
  }
  const create = createResolvers as (resolvers: object) => void
  create({
    Service: { path: address("Service") },
    BlogCategory: { path: address("BlogCategory") },
    BlogPost: { path: address("BlogPost"), ...proseFields, flag },
    LegalDocument: { path: address("LegalDocument"), ...proseFields },
    ...proofResolvers,
    CaseStudy: { path: address("CaseStudy"), ...proofResolvers.CaseStudy },
  })
}

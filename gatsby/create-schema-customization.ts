import type { CreateResolversArgs, GatsbyNode } from "gatsby"
import type { z } from "zod"
import { collections } from "./content/collections"
import { fieldsOf } from "./content/computed-fields"
import type { Typed } from "./content/rules/rule"
import { toSdl } from "./content/to-sdl"
import type { Lookup, NodeModel } from "./content/types/shared/define"
import { headingsOf, renderProse } from "./prose/render"

/** Types of all content, printed from the shapes that also check it. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(toSdl())
}

/** A node of content; that of an MDX file has the node with its prose as parent. */
interface ContentNode extends Record<string, unknown> {
  parent: string
  internal: { contentDigest: string }
}

/** Fields that are worked out from content, each when a query asks for it. */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers,
  cache,
  getNode,
}: CreateResolversArgs) => {
  const lookup = (source: ContentNode, nodeModel: NodeModel): Lookup => {
    const html = () => renderProse(String(getNode(source.parent)?.body), source.internal.contentDigest, cache)
    return {
      one: <Shape extends z.ZodObject>({ type }: Typed<Shape>) =>
        nodeModel.findOne<z.infer<Shape>>({ type, query: {} }),
      all: async <Shape extends z.ZodObject>({ type }: Typed<Shape>, query: object) => [
        ...(await nodeModel.findAll<z.infer<Shape>>({ type, query })).entries,
      ],
      file: path => nodeModel.findOne({ type: "File", query: { filter: { relativePath: { eq: path } } } }),
      html,
      headings: async () => headingsOf(await html()),
    }
  }
  const resolversOf = (type: (typeof collections)[number]) =>
    Object.fromEntries(
      Object.entries(fieldsOf(type)).flatMap(([name, { type: returned, resolve }]) =>
        resolve
          ? [
              [
                name,
                {
                  type: returned,
                  resolve: (source: ContentNode, _: unknown, { nodeModel }: { nodeModel: NodeModel }) =>
                    resolve(source, lookup(source, nodeModel)),
                },
              ],
            ]
          : [],
      ),
    )
  // Gatsby types this as a plain function.
  const create = createResolvers as (resolvers: object) => void
  create(Object.fromEntries(collections.map(type => [type.type, resolversOf(type)])))
}

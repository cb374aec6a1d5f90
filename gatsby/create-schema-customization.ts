import type { CreateResolversArgs, GatsbyNode, Node } from "gatsby"
import type { ImageFile } from "gatsby-plugin-sharp"
import type { z } from "zod"
import {
  computedFieldsOf,
  resolveProseImage,
  resolveImagePath,
  type ResolverHelpers,
  type NodeModel,
  type TypeRef,
} from "#engine"
import { contentTypes, toSdl } from "#model"
import { isFormEnabled, type FormSettings } from "#model/parts/delivery"
import { siteContent } from "#model/types/site-content"
import { words } from "#model/types/words"
import { computedFields } from "./computed-fields"
import { loadPicture } from "./pictures/picture"
import { type FootnoteLabels, renderProse } from "./prose/render"

/** A node of content; that of an MDX file has the node with its prose as parent. */
interface ContentNode extends Record<string, unknown> {
  parent: string
}

/** What resolvers of Gatsby are handed besides the object. */
interface Context {
  nodeModel: NodeModel & { findRootNodeAncestor(object: object): (Node & { relativePath?: string }) | null }
}

/** Pixels across the widest place a picture is shown in, on a sharp screen of common size. */
const MAX_WIDTH = 1920

/** Finds pictures as the file names them that an object comes from. */
const createPictureFinder =
  (tools: Pick<CreateResolversArgs, "cache" | "reporter">) =>
  (source: object, { nodeModel }: Context) => {
    const file = nodeModel.findRootNodeAncestor(source)?.relativePath ?? ""
    const photo = async (path: string, widest = MAX_WIDTH) => {
      const found = await nodeModel.findOne<ImageFile>({
        type: "File",
        query: { filter: { relativePath: { eq: path } } },
      })
      return found && loadPicture(found, widest, tools)
    }
    return {
      named: (path: string, widest?: number) => photo(resolveImagePath(file, path), widest),
      inProse: (url: string) => photo(resolveProseImage(file, url)),
    }
  }

/** Types of all content, printed from the shapes that also check it; of a drawing the picture stands for its path. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  cache,
  reporter,
  schema,
}) => {
  const picturesOf = createPictureFinder({ cache, reporter })
  actions.createFieldExtension({
    name: "picture",
    extend: () => ({
      resolve: (
        source: Record<string, string | null>,
        _: unknown,
        context: Context,
        { fieldName }: { fieldName: string },
      ) => {
        const path = source[fieldName]
        return path ? picturesOf(source, context).named(path) : null
      },
    }),
  })
  const { sdl, unions } = toSdl()
  actions.createTypes([
    sdl,
    ...unions.map(({ name, description, types }) =>
      schema.buildUnionType({
        name,
        description,
        types: Object.values(types),
        resolveType: ({ type }: { type: string }) => types[type],
      }),
    ),
  ])
}

/** Fields that are worked out from content, each when a query asks for it. */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers,
  cache,
  getNode,
  reporter,
}: CreateResolversArgs) => {
  const picturesOf = createPictureFinder({ cache, reporter })
  /** A page asks for the HTML and the headings of its prose in one query: both come of one rendering. */
  const renderCache = new WeakMap<Context, Map<ContentNode, ReturnType<typeof renderProse>>>()

  const lookup = (source: ContentNode, context: Context): ResolverHelpers => {
    const { nodeModel } = context
    const pictures = picturesOf(source, context)
    const prose = () => String(getNode(source.parent)?.body)
    const render = async () => {
      const site = await nodeModel.findOne<FormSettings>({ type: siteContent.type, query: {} })
      const own = await nodeModel.findOne<FootnoteLabels>({ type: words.type, query: {} })
      if (!site || !own) throw new Error("content/site.yaml and words.yaml were not sourced.")
      const forms = { contact: isFormEnabled(site.contactForm), newsletter: isFormEnabled(site.newsletterForm) }
      return renderProse(prose(), pictures.inProse, own, forms)
    }
    const rendered = () => {
      const known = renderCache.get(context) ?? new Map<ContentNode, ReturnType<typeof renderProse>>()
      const one = known.get(source) ?? render()
      renderCache.set(context, known.set(source, one))
      return one
    }
    return {
      findOne: <Schema extends z.ZodObject>({ type }: TypeRef<Schema>) =>
        nodeModel.findOne<z.infer<Schema>>({ type, query: {} }),
      findAll: async <Schema extends z.ZodObject>({ type }: TypeRef<Schema>, query: object) => [
        ...(await nodeModel.findAll<z.infer<Schema>>({ type, query })).entries,
      ],
      picture: pictures.named,
      buildTime: async () => {
        const build = await nodeModel.findOne<{ buildTime: string }>({ type: "SiteBuildMetadata", query: {} })
        if (!build) throw new Error("Gatsby did not say when the build began.")
        return Date.parse(build.buildTime)
      },
      prose,
      html: async () => (await rendered()).html,
      headings: async () => (await rendered()).headings,
    }
  }
  // Gatsby types this as a plain function.
  const create = createResolvers as (resolvers: object) => void
  create(computedFields)
  for (const type of contentTypes)
    for (const [name, { type: returned, resolve }] of Object.entries(computedFieldsOf(type)))
      if (resolve) {
        const answer = (source: ContentNode, _: unknown, context: Context) => resolve(source, lookup(source, context))
        create({ [type.type]: { [name]: { type: returned, resolve: answer } } })
      }
}

import type { CreateResolversArgs, GatsbyNode, Node } from "gatsby"
import type { ImageFile } from "gatsby-plugin-sharp"
import type { z } from "zod"
import {
  computedFieldsOf,
  type NodeModel,
  resolveImagePath,
  resolveProseImage,
  type ResolverHelpers,
  type TypeRef,
} from "#engine"
import { contentTypes, toSdl } from "#model"
import { type FormSettings, isFormEnabled } from "#model/shared/delivery"
import { siteContent } from "#model/types/site-content"
import { words } from "#model/types/words"
import { computedFields } from "./computed-fields"
import { loadPicture } from "./pictures/picture"
import { type FootnoteLabels, renderProse } from "./prose/render-prose"

/** A content node. The parent of a node from an MDX file has the prose. */
interface ContentNode extends Record<string, unknown> {
  parent: string
}

/** Context of Gatsby's resolvers. */
interface Context {
  nodeModel: NodeModel & { findRootNodeAncestor(object: object): (Node & { relativePath?: string }) | null }
}

/** Default maximum width of a picture in px: enough for common high-density screens. */
const DEFAULT_MAX_WIDTH = 1920

/** Creates a function that returns picture finders for a node; they resolve paths relative to the node's file. */
const createPictureFinder =
  (tools: Pick<CreateResolversArgs, "cache" | "reporter">) =>
  (source: object, { nodeModel }: Context) => {
    const file = nodeModel.findRootNodeAncestor(source)?.relativePath ?? ""
    const findPicture = async (path: string, maxWidth = DEFAULT_MAX_WIDTH) => {
      const image = await nodeModel.findOne<ImageFile>({
        type: "File",
        query: { filter: { relativePath: { eq: path } } },
      })
      return image && loadPicture(image, maxWidth, tools)
    }
    return {
      byPath: (path: string, maxWidth?: number) => findPicture(resolveImagePath(file, path), maxWidth),
      inProse: (url: string) => findPicture(resolveProseImage(file, url)),
    }
  }

/** Creates GraphQL types from the content schemas; `@picture` resolves paths to pictures. */
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
        return path ? picturesOf(source, context).byPath(path) : null
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

/** Creates resolvers of computed fields. */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers: addResolvers,
  cache,
  getNode,
  reporter,
}: CreateResolversArgs) => {
  const picturesOf = createPictureFinder({ cache, reporter })
  /** Rendered prose by query context and node, because `html` and `headings` come from one rendering. */
  const renderCache = new WeakMap<Context, Map<ContentNode, ReturnType<typeof renderProse>>>()

  const createHelpers = (source: ContentNode, context: Context): ResolverHelpers => {
    const { nodeModel } = context
    const pictures = picturesOf(source, context)
    const prose = () => String(getNode(source.parent)?.body)
    const render = async () => {
      const site = await nodeModel.findOne<FormSettings>({ type: siteContent.type, query: {} })
      const labels = await nodeModel.findOne<FootnoteLabels>({ type: words.type, query: {} })
      if (!site || !labels) throw new Error("content/site.yaml and words.yaml were not sourced.")
      const forms = { contact: isFormEnabled(site.contactForm), newsletter: isFormEnabled(site.newsletterForm) }
      return renderProse(prose(), pictures.inProse, labels, forms)
    }
    const renderOnce = () => {
      const renderings = renderCache.get(context) ?? new Map<ContentNode, ReturnType<typeof renderProse>>()
      const rendering = renderings.get(source) ?? render()
      renderCache.set(context, renderings.set(source, rendering))
      return rendering
    }
    return {
      findOne: <Schema extends z.ZodObject>({ type }: TypeRef<Schema>) =>
        nodeModel.findOne<z.infer<Schema>>({ type, query: {} }),
      findAll: async <Schema extends z.ZodObject>({ type }: TypeRef<Schema>, query: object) => [
        ...(await nodeModel.findAll<z.infer<Schema>>({ type, query })).entries,
      ],
      picture: pictures.byPath,
      buildTime: async () => {
        const build = await nodeModel.findOne<{ buildTime: string }>({ type: "SiteBuildMetadata", query: {} })
        if (!build) throw new Error("Gatsby did not provide the start time of the build.")
        return Date.parse(build.buildTime)
      },
      prose,
      html: async () => (await renderOnce()).html,
      headings: async () => (await renderOnce()).headings,
    }
  }
  // Gatsby types it as `Function`.
  const create = addResolvers as (resolvers: object) => void
  create(computedFields)
  for (const contentType of contentTypes)
    for (const [name, { type, resolve }] of Object.entries(computedFieldsOf(contentType)))
      if (resolve) {
        const resolver = (source: ContentNode, _: unknown, context: Context) =>
          resolve(source, createHelpers(source, context))
        create({ [contentType.type]: { [name]: { type, resolve: resolver } } })
      }
}

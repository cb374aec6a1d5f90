/** What case studies and testimonials know of other content: fields that GraphQL works out, and their types. */

interface NodeModel {
  findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<unknown> }>
  findOne(query: { type: string; query: object }): Promise<unknown>
}

interface Context {
  nodeModel: NodeModel
}

/** SDL of the fields, by type. */
export const proofSdl = {
  CaseStudy: `  """The services that were used, in the order of the file."""
  usedServices: [Service!]!
  """The case study after this one; after the last the first."""
  next: CaseStudy!`,
  Testimonial: `  """The portrait's file."""
  portrait: File!`,
}

const all = async <T>(nodeModel: NodeModel, query: { type: string; query: object }): Promise<T[]> =>
  [...(await nodeModel.findAll(query)).entries] as T[]

/** Resolvers of the fields, by type. */
export const proofResolvers = {
  CaseStudy: {
    usedServices: {
      type: "[Service!]!",
      resolve: async ({ services }: { services: string[] }, _: unknown, { nodeModel }: Context) => {
        const found = await all<{ slug: string }>(nodeModel, {
          type: "Service",
          query: { filter: { slug: { in: services } } },
        })
        return services.flatMap(slug => found.find(service => service.slug === slug) ?? [])
      },
    },
    next: {
      type: "CaseStudy!",
      resolve: async ({ order }: { order: number }, _: unknown, { nodeModel }: Context) => {
        const cases = await all<{ order: number }>(nodeModel, {
          type: "CaseStudy",
          query: { sort: { fields: ["order"], order: ["ASC"] } },
        })
        return cases.find(other => other.order > order) ?? cases[0]
      },
    },
  },
  Testimonial: {
    portrait: {
      type: "File!",
      resolve: ({ image }: { image: string }, _: unknown, { nodeModel }: Context) =>
        nodeModel.findOne({ type: "File", query: { filter: { relativePath: { eq: image } } } }),
    },
  },
}

/**
 * The MDX tools are ES modules only, and gatsby-node is compiled to CommonJS: they have to be imported at run time.
 */
export const loadMdx = async () => {
  const [{ createProcessor }, { default: remarkGfm }, { default: rehypeSlug }, { visit }] = await Promise.all([
    import("@mdx-js/mdx"),
    import("remark-gfm"),
    import("rehype-slug"),
    import("unist-util-visit"),
  ])
  return { createProcessor, remarkGfm, rehypeSlug, visit }
}

/*
 * The MDX tools are ES modules only, and gatsby-node is compiled to CommonJS: they have to be imported at run time.
 */

/** What renders prose: the whole of MDX. */
export const loadMdx = async () => {
  const [{ createProcessor }, { default: remarkGfm }, { default: rehypeSlug }, { createLowlight, common }] =
    await Promise.all([import("@mdx-js/mdx"), import("remark-gfm"), import("rehype-slug"), import("lowlight")])
  return { createProcessor, remarkGfm, rehypeSlug, lowlight: createLowlight(common) }
}

/**
 * What reads prose: the parser inside of MDX alone, which is there in a third of the time, so that a check stays quick.
 */
export const loadMdxParser = async () => {
  const [
    { unified },
    { default: remarkParse },
    { default: remarkMdx },
    { default: remarkGfm },
    { visit },
    { toString },
    { default: Slugger },
  ] = await Promise.all([
    import("unified"),
    import("remark-parse"),
    import("remark-mdx"),
    import("remark-gfm"),
    import("unist-util-visit"),
    import("mdast-util-to-string"),
    import("github-slugger"),
  ])
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze()
  return { parse: (body: string): unknown => processor.parse(body), visit, toString, Slugger }
}

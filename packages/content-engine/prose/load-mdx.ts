/*
 * The MDX tools are ES modules only, and gatsby-node is compiled to CommonJS: they have to be imported at run time.
 */

/** One tilde is a sign of its own, as in "5~7 days": only two strike words out. */
export const GFM = { singleTilde: false }

/** What renders prose: the whole of MDX. */
export const loadMdx = async () => {
  const [{ createProcessor }, { default: remarkGfm }, { slug }, { default: rehypeHighlight }, { toJsxRuntime }] =
    await Promise.all([
      import("@mdx-js/mdx"),
      import("remark-gfm"),
      import("github-slugger"),
      import("rehype-highlight"),
      import("hast-util-to-jsx-runtime"),
    ])
  return { createProcessor, remarkGfm, slug, rehypeHighlight, toJsxRuntime }
}

/** What reads prose: the parser inside of MDX alone, which is there in a third of the time. */
export const loadMdxParser = async () => {
  const [{ unified }, { default: remarkParse }, { default: remarkMdx }, { default: remarkGfm }, { slug }] =
    await Promise.all([
      import("unified"),
      import("remark-parse"),
      import("remark-mdx"),
      import("remark-gfm"),
      import("github-slugger"),
    ])
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm, GFM).freeze()
  const parse = (body: string): unknown => processor.parse(body)
  return { parse, slug }
}

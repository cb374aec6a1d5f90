/*
 * The MDX tools are ES modules only, and gatsby-node is compiled to CommonJS: they have to be imported at run time.
 */

/** One tilde is a sign of its own, as in "5~7 days": only two strike words out. */
export const GFM = { singleTilde: false }

/** What renders prose: the whole of MDX. */
export const loadMdx = async () => {
  const [{ createProcessor }, { default: remarkGfm }, { slug }, { createLowlight, common }] = await Promise.all([
    import("@mdx-js/mdx"),
    import("remark-gfm"),
    import("github-slugger"),
    import("lowlight"),
  ])
  return { createProcessor, remarkGfm, slug, lowlight: createLowlight(common) }
}

/** Signs of what GFM knows besides tables: addresses by themselves, words that are struck out, footnotes, and tasks. */
const FURTHER = /@|www\.|https?:|~~|\[\^|\[[\sx]+\]/i

/**
 * What reads prose: the parser inside of MDX alone, which is there in a third of the time, so that a check stays quick.
 * A text without any sign of the rest of GFM is parsed with its tables only: to look for an address at the beginning of
 * every word takes as long as all else together.
 */
export const loadMdxParser = async () => {
  const [
    { unified },
    { default: remarkParse },
    { default: remarkMdx },
    { default: remarkGfm },
    { gfmTable },
    { gfmTableFromMarkdown },
    { toString },
    { slug },
  ] = await Promise.all([
    import("unified"),
    import("remark-parse"),
    import("remark-mdx"),
    import("remark-gfm"),
    import("micromark-extension-gfm-table"),
    import("mdast-util-gfm-table"),
    import("mdast-util-to-string"),
    import("github-slugger"),
  ])
  const mdx = unified().use(remarkParse).use(remarkMdx).freeze()
  const whole = mdx().use(remarkGfm, GFM).freeze()
  const withTables = mdx()
    .use(function () {
      // Extensions of the parser that plugins before this one have left here.
      const { micromarkExtensions, fromMarkdownExtensions } = this.data() as Record<string, object[] | undefined>
      this.data("micromarkExtensions", [...(micromarkExtensions ?? []), gfmTable])
      this.data("fromMarkdownExtensions", [...(fromMarkdownExtensions ?? []), gfmTableFromMarkdown])
    })
    .freeze()
  const parse = (body: string): unknown => (FURTHER.test(body) ? whole : withTables).parse(body)
  return { parse, toString, slug }
}

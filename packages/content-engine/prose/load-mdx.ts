/** Options of remark-gfm. One tilde is text, as in "5~7 days"; two strike through. */
export const gfmOptions = { singleTilde: false }

/** Detects GFM syntax: tables, ~~strikethrough~~, footnotes, task lists and autolinks. */
const GFM_SYNTAX = /[|~@]|\[[\^ x]|:-|-:|www\.|(?<!\]\()https?:/i

/**
 * Loads the MDX parser, without its compiler. Parses texts without GFM syntax without GFM, in half the time: GFM looks
 * for an autolink at each letter. Dynamic imports, because these packages are ES modules and gatsby-node is CommonJS.
 */
export const loadMdxParser = async () => {
  const [{ unified }, { default: remarkParse }, { default: remarkMdx }, { default: remarkGfm }, { slug }] =
    await Promise.all([
      import("unified"),
      import("remark-parse"),
      import("remark-mdx"),
      import("remark-gfm"),
      import("github-slugger"),
    ])
  const plain = unified().use(remarkParse).use(remarkMdx).freeze()
  const full = plain().use(remarkGfm, gfmOptions).freeze()
  const parse = (body: string): unknown => (GFM_SYNTAX.test(body) ? full : plain).parse(body)
  return { parse, slug }
}

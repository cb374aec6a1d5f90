/** One tilde is a sign of its own, as in "5~7 days": only two strike words out. */
export const GFM = { singleTilde: false }

/** A sign of what only GFM knows: tables, ~~words~~, footnotes, boxes to tick, and addresses by themselves. */
const GFM_SYNTAX = /[|~@]|\[[\^ x]|:-|-:|www\.|(?<!\]\()https?:/i

/**
 * What reads prose: the parser inside of MDX alone. GFM tries at each letter whether an address begins; texts that have
 * nothing of it are read in half the time without. These are ES modules only, and gatsby-node is compiled to CommonJS:
 * they have to be imported at run time.
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
  const full = plain().use(remarkGfm, GFM).freeze()
  const parse = (body: string): unknown => (GFM_SYNTAX.test(body) ? full : plain).parse(body)
  return { parse, slug }
}

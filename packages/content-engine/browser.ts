/** Entry point for browsers: exports without Node dependencies. */
export { type MarkdownBlock, type InlineToken, parseBlocks, parseInline, stripMarkdown } from "./prose/markdown"
export { toId } from "./slug"

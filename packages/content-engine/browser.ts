/** The door for code that runs in browsers: what needs nothing of Node. */
export { type MarkdownBlock, type InlineToken, parseBlocks, parseInline, stripMarkdown } from "./prose/markdown"
export { toId } from "./slug"

/** The door for code that runs in browsers: what needs nothing of Node. */
export {
  type MarkdownBlock,
  type MarkdownWords,
  markdownBlocks,
  markdownWords,
  withoutMarkdown,
} from "./prose/markdown"
export { slugOf } from "./slug"

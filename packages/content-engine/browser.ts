/** The door for code that runs in browsers: what needs nothing of Node. */
export { type MarkedBlock, type MarkedWords, markedBlocks, markedWords, unmarked } from "./prose/marked"
export { slugOf } from "./slug"

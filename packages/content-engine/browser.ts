/** The door for code that runs in browsers: what needs nothing of Node. */
export { isoDate, longDate } from "./reading/iso-date"
export { type MarkedBlock, type MarkedWords, markedBlocks, markedWords, unmarked } from "./prose/marked"
export { questionId, slugOf } from "./slug"

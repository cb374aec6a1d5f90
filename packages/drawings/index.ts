/** The door of the drawings: what the build asks of them (packages/index.ts). */
export { beginImages as begin, previewFor, publishImages as publish } from "./preview-images/images"

/** What pages are rendered with, by its name: Gatsby's compiler for `gatsby-node.ts` need not know the scenes. */
export const rendering = "packages/drawings/draw.tsx"

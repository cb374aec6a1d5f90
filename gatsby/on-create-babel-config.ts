import { resolve } from "node:path"
import type { GatsbyNode } from "gatsby"

/** Has a build refuse what only works in an island; `npm run lint` does so too, by the same rule. */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ actions }) =>
  actions.setBabelPlugin({ name: resolve("lint/state-in-islands.babel.cjs"), options: {} })

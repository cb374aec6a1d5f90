import type { GatsbyNode } from "gatsby"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { scriptsSlice } from "../src/layout/scripts-slice"

/**
 * The pages fetch their scripts from the file in which Gatsby keeps its slice: without it they would never come alive.
 * @throws if this version of Gatsby keeps it elsewhere
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = () => {
  if (!existsSync(join("public", scriptsSlice))) throw new Error(`Gatsby did not write ${scriptsSlice}: adapt src/layout/scripts-slice.ts to this version.`)
}

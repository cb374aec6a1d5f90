import { existsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { GatsbyNode } from "gatsby"
import { scriptsSlice } from "../src/layout/scripts-slice"
import { publishEditor } from "./admin/publish"
import { robotsOf } from "./robots"

/**
 * Publishes what a build makes besides pages.
 * @throws if this version of Gatsby keeps the scripts' slice elsewhere: the pages fetch their scripts from it, and would never come alive
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType, store, reporter }) => {
  if (!existsSync(join("public", scriptsSlice))) throw new Error(`Gatsby did not write ${scriptsSlice}: adapt src/layout/scripts-slice.ts to this version.`)
  const [site] = getNodesByType("SiteContent")
  if (site) writeFileSync("public/robots.txt", robotsOf(String(site.url)))
  // Gatsby types this as a plain function.
  const { program } = (store.getState as () => { program: { directory: string } })()
  await publishEditor(program.directory, reporter)
}

import { join } from "node:path"
import type { GatsbyNode } from "gatsby"
import { onlyErrors, formatIssues } from "#engine"
import { removeCopies } from "./copy-pages"
import { watchContent } from "./develop/watch-content"
import { isDevelop, stageContent } from "./stage-content"

/**
 * Checks all content, and stops once with every problem: the first `panicOnBuild` of a plugin would hide the rest. This
 * early, because Gatsby's next step may delete the HTML of the build before (whenever .cache/ is missing): bad content
 * must not take the published site away. `develop` does not stop: it waits, or goes on with the last good content.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const root = process.cwd()
  if (isDevelop()) {
    await watchContent(root, reporter)
    return
  }
  const { issues } = await stageContent(root)
  // Not by `reporter.error`, which breaks lines at 80 characters, so that editors and build servers no longer recognise
  // `file:line:column`.
  if (issues.length > 0) reporter.log(`\n${formatIssues(issues)}\n`)
  if (onlyErrors(issues).length > 0)
    reporter.panic("The content has mistakes, see above. Nothing was built; public/ is as it was.")
  removeCopies(join(root, "public"))
}

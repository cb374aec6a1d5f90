import { join } from "node:path"
import type { GatsbyNode } from "gatsby"
import { clearUnsavedChanges } from "#editor"
import { formatIssues, onlyErrors } from "#engine"
import { removeCopies } from "./copy-pages"
import { watchCode } from "./develop/watch-code"
import { watchContent } from "./develop/watch-content"
import { isDevelop, stageContent } from "./stage-content"

/**
 * Validates all content and reports every issue at once: the first `panicOnBuild` of a plugin would hide the rest. Runs
 * first, because without .cache/ Gatsby deletes the previous HTML: invalid content must not remove the published site.
 * `develop` does not stop: it waits, or continues with the last valid content.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const root = process.cwd()
  if (isDevelop()) {
    clearUnsavedChanges(root)
    watchCode(root, reporter)
    await watchContent(root, reporter)
    return
  }
  const { issues } = await stageContent(root)
  // `reporter.error` wraps at 80 characters, and code editors and CI no longer recognize `file:line:column`.
  if (issues.length > 0) reporter.log(`\n${formatIssues(issues)}\n`)
  if (onlyErrors(issues).length > 0)
    reporter.panic("The content has mistakes, see above. Nothing was built; public/ is unchanged.")
  removeCopies(join(root, "public"))
}

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
 * in the first hook, because later Gatsby deletes the HTML in public/ if .cache/ is missing: invalid content must not
 * remove the previous build. `develop` does not stop: it waits, or continues with the last valid content.
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
  // Not `reporter.error`: it wraps at 80 characters, so code editors and CI do not recognize `file:line:column`.
  if (issues.length > 0) reporter.log(`\n${formatIssues(issues)}\n`)
  if (onlyErrors(issues).length > 0)
    reporter.panic("The content has mistakes, see above. Nothing was built; public/ is unchanged.")
  removeCopies(join(root, "public"))
}

import type { GatsbyNode } from "gatsby"
import { loadContent } from "./content/load"
import { formatIssues, validate } from "./content/validate"
import { contentFolder } from "./content-folder"
import { stageContent, watchContent } from "./watch-content"

/**
 * Checks all content before anything is sourced, and stops once with every problem:
 * the first `panicOnBuild` of a plugin would hide the rest.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  // Gatsby types this as a plain function.
  const { program } = (store.getState as () => { program: { directory: string } })()
  const root = program.directory
  if (contentFolder !== "content") {
    if (!(await stageContent(root, contentFolder, reporter)))
      reporter.panic("There is no earlier good content to show. Mend the problems above and start again.")
    watchContent(root, contentFolder, reporter)
    return
  }
  const { issues } = await validate(loadContent(root))
  if (issues.length > 0) reporter.panic(formatIssues(issues))
}

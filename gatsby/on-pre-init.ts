import type { GatsbyNode } from "gatsby"
import { errorsOf } from "./content/severity"
import { contentFolder, isDevelop } from "./content-folder"
import { stageContent } from "./stage-content"
import { watchContent } from "./develop/watch-content"
import { listProblems } from "./list-problems"
import { restore } from "./prune-public"

/** Scripts, drawings and rules are fetched from the root of a host, so that a site below a path never comes alive. */
const NO_PREFIX =
  "The site cannot live below a path such as /repository: build it without --prefix-paths, and give it an address of its own (docs/hosting.md, GitHub Pages)."

/**
 * Checks all content, and stops once with every problem: the first `panicOnBuild` of a plugin would hide the rest. This
 * early, because Gatsby's next step may delete the HTML of the build before (whenever .cache/ is missing): bad content
 * must not take the published site away. `develop` does not stop: it waits, or goes on with the last good content.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter, store }) => {
  // Gatsby types this as a plain function.
  const { program } = (store.getState as () => { program: { directory: string; prefixPaths?: boolean } })()
  const root = program.directory
  if (program.prefixPaths) reporter.panic(NO_PREFIX)
  if (isDevelop()) {
    restore(root)
    await watchContent(root, contentFolder, reporter)
    return
  }
  const { issues } = await stageContent(root, contentFolder, { drafts: false })
  if (issues.length > 0) listProblems(reporter, issues)
  if (errorsOf(issues).length === 0) return restore(root)
  reporter.panic("The content has mistakes, see above. Nothing was built; public/ is as it was.")
}

import type { Reporter } from "gatsby"
import { formatIssues, type Issue } from "../packages/content-engine"

/**
 * Prints every problem on a line of its own. Not through `reporter.error`, which breaks lines at 80 characters,
 * so that editors and build servers no longer recognise `file:line:column`.
 */
export const listProblems = (reporter: Reporter, issues: Issue[]): void => {
  reporter.log(`\n${formatIssues(issues)}\n`)
}

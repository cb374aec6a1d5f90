/**
 * `npm run check:launch`: lists everything that still belongs to the sample or leads nowhere, with its place. Exit code
 * 1 as long as there is anything. Asked before a site goes live, by hand or by the host; a build does not ask it.
 */
import { errorsOf, formatIssue, formatIssues, loadContent } from "../packages/content-engine"
import { validate } from "../model"
import { leftovers } from "../model/launch/leftovers"

const check = async () => {
  const folder = loadContent(process.cwd())
  const { issues, entries } = await validate(folder)
  const errors = errorsOf(issues)
  const left = leftovers(folder, entries)
  if (errors.length > 0) console.error(formatIssues(errors))
  if (left.length > 0) {
    console.error(`Not ready to go live, ${left.length} places (end a line with # check: ok if it is meant):\n`)
    console.error(left.map(formatIssue).join("\n"))
  }
  if (errors.length + left.length > 0) process.exitCode = 1
  else console.log("Ready to go live: nothing of the sample is left, and nothing leads nowhere.")
}
void check()

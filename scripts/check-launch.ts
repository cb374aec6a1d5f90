/**
 * `npm run check:launch`: lists everything that still belongs to the sample or leads nowhere, with its place. Exit code
 * 1 as long as there is anything. Asked before a site goes live, by hand or by the host; a build does not ask it.
 */
import { errorsOf, formatIssue, formatIssues, loadContent } from "../packages/content-engine"
import { validate } from "../model"

const check = async () => {
  const { issues, launch } = await validate(loadContent(process.cwd()))
  const errors = errorsOf(issues)
  if (errors.length > 0) console.error(formatIssues(errors))
  if (launch.length > 0) {
    console.error(`Not ready to go live, ${launch.length} places (end a line with # check: ok if it is meant):\n`)
    console.error(launch.map(formatIssue).join("\n"))
  }
  if (errors.length + launch.length > 0) process.exitCode = 1
  else console.log("Ready to go live: nothing of the sample is left, and nothing leads nowhere.")
}
void check()

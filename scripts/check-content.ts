/**
 * `npm run check:content`: checks everything under content/ and lists every problem. Exit code 1 for errors, not for
 * warnings.
 */
import { committedPosts } from "../gatsby/content/committed"
import { loadContent } from "../gatsby/content/load"
import { errorsOf } from "../gatsby/content/severity"
import { formatIssues, validate } from "../gatsby/content/validate"

const check = async () => {
  const folder = { ...loadContent(process.cwd()), committed: committedPosts(process.cwd()) }
  const { issues } = await validate(folder)
  if (issues.length > 0) console.error(formatIssues(issues))
  if (errorsOf(issues).length > 0) process.exitCode = 1
  else console.log(`content/ is in order: ${folder.texts.size} files.`)
}
void check()

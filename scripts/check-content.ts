/** `npm run check:content`: checks everything under content/ and lists every problem. Exit code 1 if there is any. */
import { loadContent } from "../gatsby/content/load"
import { formatIssues, validate } from "../gatsby/content/validate"

const check = async () => {
  const folder = loadContent(process.cwd())
  const { issues } = await validate(folder)
  if (issues.length > 0) {
    console.error(formatIssues(issues))
    process.exitCode = 1
  } else {
    console.log(`content/ is in order: ${folder.texts.size} files.`)
  }
}
void check()

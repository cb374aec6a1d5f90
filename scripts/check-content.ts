/**
 * `npm run check:content`: checks everything under content/ and lists every problem. Exit code 1 for errors, not for
 * warnings. Where all is in order, what editors of text complete by follows the content (content/.schemas/).
 */
import { onlyErrors, formatIssues, type Issue, loadContent } from "#engine"
import { validate, writeEditorFiles } from "#model"

/** An issue as GitHub's workflows name a line: https://docs.github.com/actions/reference/workflow-commands. */
const asAnnotation = ({ file, line, column, path, message, severity }: Issue): string =>
  `::${severity ?? "error"} file=${file},line=${line},col=${column}::${[path, message].filter(Boolean).join(": ").replaceAll("%", "%25")}`

const check = async () => {
  const folder = loadContent(process.cwd())
  const { issues, entries } = await validate(folder)
  if (issues.length > 0) console.error(formatIssues(issues))
  // GitHub shows what is printed like this at the line itself, in the request to merge it.
  if (process.env.GITHUB_ACTIONS) for (const issue of issues) console.log(asAnnotation(issue))
  if (onlyErrors(issues).length > 0) process.exitCode = 1
  else {
    writeEditorFiles(process.cwd(), entries, folder)
    console.log(`content/ is in order: ${folder.texts.size} files.`)
  }
}
void check()

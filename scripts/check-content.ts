/**
 * `npm run check:content`: validates content/ and prints all issues. Exits with 1 for errors, not for warnings. Without
 * errors, updates the schemas for code editors (content/.schemas/).
 */
import { formatIssues, type Issue, loadContent, onlyErrors } from "#engine"
import { validate, writeCodeEditorFiles } from "#model"

/** Formats an issue as a GitHub annotation: https://docs.github.com/actions/reference/workflow-commands. */
const toAnnotation = ({ file, line, column, path, message, severity }: Issue): string =>
  `::${severity ?? "error"} file=${file},line=${line},col=${column}::${[path, message].filter(Boolean).join(": ").replaceAll("%", "%25")}`

const check = async () => {
  const folder = loadContent(process.cwd())
  const { issues, entries } = await validate(folder)
  if (issues.length > 0) console.error(formatIssues(issues))
  // GitHub shows annotations at their lines in the pull request.
  if (process.env.GITHUB_ACTIONS) for (const issue of issues) console.log(toAnnotation(issue))
  if (onlyErrors(issues).length > 0) process.exitCode = 1
  else {
    writeCodeEditorFiles(process.cwd(), entries, folder)
    console.log(`content/ is valid: ${folder.texts.size} files.`)
  }
}
void check()

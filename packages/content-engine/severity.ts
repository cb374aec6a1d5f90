import type { Issue } from "./entry"

/** The comment that says of a line that what is warned of there is meant: in YAML, and in prose. */
const MEANT = /(^|\s)#\s*check:\s*ok\b|\{\/\*\s*check:\s*ok\s*\*\/\}/

/** An issue as a warning: what may be meant, and does not stop a build. */
export const asWarning = (issue: Issue): Issue => ({ ...issue, severity: "warning" })

/** The issues with which nothing is published. */
export const errorsOf = (issues: readonly Issue[]): Issue[] => issues.filter(({ severity }) => severity === undefined)

/**
 * @param texts of the files by their path inside content/
 * @returns whether the line that such an issue stands on says that it is meant; an error never is
 */
export const isSilenced = ({ file, line, severity }: Issue, texts: ReadonlyMap<string, string>): boolean =>
  severity !== undefined && MEANT.test(texts.get(file.replace("content/", ""))?.split("\n")[line - 1] ?? "")

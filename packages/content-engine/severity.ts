import type { Issue } from "./entry"

/** The comment that says of a line that what is warned of there is meant: in YAML, and in prose. */
const SUPPRESS_COMMENT = /(^|\s)#\s*check:\s*ok\b|\{\/\*\s*check:\s*ok\s*\*\/\}/

/** An issue as a warning: what may be meant, and does not stop a build. */
export const asWarning = (issue: Issue): Issue => ({ ...issue, severity: "warning" })

/** The issues with which nothing is published. */
export const onlyErrors = (issues: readonly Issue[]): Issue[] => issues.filter(({ severity }) => severity === undefined)

/**
 * @param texts of the files by their path inside content/
 * @returns whether the line that such an issue stands on says that it is meant; an error never is
 */
export const isSuppressed = ({ file, line, severity }: Issue, texts: ReadonlyMap<string, string>): boolean =>
  severity !== undefined && SUPPRESS_COMMENT.test(texts.get(file.replace("content/", ""))?.split("\n")[line - 1] ?? "")

import type { Issue } from "./entry"

/** The comment that suppresses the warnings of its line, in YAML or MDX. */
const SUPPRESS_COMMENT = /(^|\s)#\s*check:\s*ok\b|\{\/\*\s*check:\s*ok\s*\*\/\}/

/** Turns an issue into a warning, which does not fail the build. */
export const asWarning = (issue: Issue): Issue => ({ ...issue, severity: "warning" })

/** Returns the issues that fail the build. */
export const onlyErrors = <Item extends Pick<Issue, "severity">>(issues: readonly Item[]): Item[] =>
  issues.filter(({ severity }) => severity === undefined)

/**
 * Returns whether a `check: ok` comment suppresses the issue. Errors cannot be suppressed.
 * @param texts - file contents by path inside content/
 */
export const isSuppressed = ({ file, line, severity }: Issue, texts: ReadonlyMap<string, string>): boolean =>
  severity !== undefined && SUPPRESS_COMMENT.test(texts.get(file.replace("content/", ""))?.split("\n")[line - 1] ?? "")

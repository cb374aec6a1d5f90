import type { Entry, Issue } from "../entry"
import { formatLocation, withSentence } from "../messages"
import { entryIssue } from "../rules/rule"
import { CLAIMS_FILE } from "./claims"

/**
 * Moves issues of values that consist of a reference to the claim, and names the first use: editors who corrected the
 * use would replace the reference. Omits issues of a claim that has an error itself, and repeated ones.
 * @param entries - valid entries, including claims
 */
export const moveToClaims = (issues: readonly Issue[], entries: readonly Entry[]): Issue[] => {
  const claims = new Map(entries.flatMap(entry => (entry.file === CLAIMS_FILE ? [[entry.data.name, entry]] : [])))
  const reported = issues.filter(({ claim }) => claim === undefined)
  return issues.flatMap(({ claim, ...issue }) => {
    const entry = claim === undefined ? undefined : claims.get(claim)
    if (!entry) return [issue]
    const moved = entryIssue(entry, ["value"], issue)
    const isRepeated = reported.some(
      other =>
        formatLocation(other) === formatLocation(moved) &&
        (other.severity === undefined || other.message === moved.message),
    )
    if (isRepeated) return []
    reported.push(moved)
    return [withSentence({ ...moved, usedIn: issue.file }, ({ location }) => `Used in ${location(issue)}.`)]
  })
}

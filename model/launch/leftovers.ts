import {
  asWarning,
  type ContentFolder,
  type Entry,
  isPublished,
  isSilenced,
  type Issue,
} from "../../packages/content-engine"
import { nowhereRules } from "./nowhere-rules"
import { sampleRules } from "./sample-rules"

const inOrder = (one: Issue, other: Issue) =>
  one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column

/**
 * Everything that still belongs to the sample or leads nowhere, in content that is in order otherwise. A line that
 * ends with `# check: ok` is meant, and is not told.
 */
export const leftovers = (folder: ContentFolder, entries: Entry[]): Issue[] => {
  const context = { folder, entries: entries.filter(entry => isPublished(entry, folder.today)) }
  return [...sampleRules, ...nowhereRules]
    .flatMap(rule => rule(context))
    .filter(issue => !isSilenced(asWarning(issue), folder.texts))
    .sort(inOrder)
}

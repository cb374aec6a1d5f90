import type { Issue } from "../entry"
import { problem } from "../messages"
import { isDraft } from "../pages/publish-status"
import { routeOf } from "../pages/routes"
import { searchSnippet } from "../pages/search-snippet"
import { asWarning } from "../severity"
import { isObject, walk } from "../walk"
import { duplicateIssues, duplicateItemIssues, duplicateValueIssues, entriesOfType, type Rule } from "./rule"

/** Fields that identify an item of a list. */
const identifyingFields = ["title", "name", "label", "term", "text"]

/** Minimum number of characters of a text that must be unique: short ones such as "Yes." may repeat. */
const MIN_UNIQUE_LENGTH = 12

const withoutShortText = (item: Record<string, unknown>) =>
  String(item.text).length < MIN_UNIQUE_LENGTH ? { ...item, text: undefined } : item

/** Reports list items that repeat a value, question, name or text, and in the site file a link. */
export const uniqueListItems: Rule = ({ entries, model: { site } }) =>
  entries.flatMap(entry => {
    const issues: Issue[] = []
    const fields = entry.type === site?.type ? [...identifyingFields, "href"] : identifyingFields
    walk(entry.data, [], (list, path) => {
      if (!Array.isArray(list)) return
      if (list.every(item => typeof item === "string")) issues.push(...duplicateValueIssues(entry, path, list))
      if (!list.every(isObject)) return
      issues.push(...duplicateItemIssues(entry, path, list, "question"))
      const items = list.map(withoutShortText)
      if (!isDraft(entry))
        issues.push(...fields.flatMap(field => duplicateItemIssues(entry, path, items, field)).map(asWarning))
    })
    return issues
  })

/** Requires unique titles and descriptions in search results, per content type. */
export const uniquePageMeta: Rule = ({ entries, model: { types } }) =>
  types.flatMap(type => {
    const published = type.page ? entriesOfType(entries, type).filter(entry => !isDraft(entry)) : []
    // One entry per path: `uniquePaths` reports duplicate paths.
    const pages = [...new Map(published.map(entry => [routeOf(type, entry.data)?.path ?? entry, entry])).values()]
    return (["title", "description"] as const).flatMap(name =>
      duplicateIssues(
        pages.flatMap(entry => {
          const { text, path } = searchSnippet(entry.data, name) ?? {}
          return text && path ? [{ entry, path, value: text }] : []
        }),
        (_, first) => problem("duplicatePageMeta", name, first),
      ),
    )
  })

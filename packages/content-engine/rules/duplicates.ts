import type { Issue } from "../entry"
import { problem } from "../messages"
import { isDraft } from "../pages/publish-status"
import { routeOf } from "../pages/routes"
import { searchSnippet } from "../pages/search-snippet"
import { asWarning } from "../severity"
import { isObject, walk } from "../walk"
import { duplicateItemIssues, duplicateValueIssues, entriesOfType, duplicateIssues, type Rule } from "./rule"

/** What tells the entries of a list apart: their names, and what they say. */
const IDENTIFYING_FIELDS = ["title", "name", "label", "term", "text"]

/** Shorter texts may say the same: "Yes." */
const SHORT = 12

const withoutShort = (item: Record<string, unknown>) =>
  String(item.text).length < SHORT ? { ...item, text: undefined } : item

/**
 * No list says a thing twice, and no two of its entries are called the same, say the same or, in menus, lead to one
 * page.
 */
export const uniqueListItems: Rule = ({ entries, model: { site } }) =>
  entries.flatMap(entry => {
    const issues: Issue[] = []
    const fields = entry.type === site?.type ? [...IDENTIFYING_FIELDS, "href"] : IDENTIFYING_FIELDS
    walk(entry.data, [], (list, path) => {
      if (!Array.isArray(list)) return
      if (list.every(item => typeof item === "string")) issues.push(...duplicateValueIssues(entry, path, list))
      if (!list.every(isObject)) return
      issues.push(...duplicateItemIssues(entry, path, list, "question"))
      const items = list.map(withoutShort)
      if (!isDraft(entry))
        issues.push(...fields.flatMap(field => duplicateItemIssues(entry, path, items, field)).map(asWarning))
    })
    return issues
  })

/** No two pages of a kind look the same in search results: one of them is a copy of the other. */
export const uniquePageMeta: Rule = ({ entries, model: { types } }) =>
  types.flatMap(type => {
    const shown = type.page ? entriesOfType(entries, type).filter(entry => !isDraft(entry)) : []
    // Two that even claim one address are told of that.
    const own = [...new Map(shown.map(entry => [routeOf(type, entry.data)?.path ?? entry, entry])).values()]
    return (["title", "description"] as const).flatMap(name =>
      duplicateIssues(
        own.flatMap(entry => {
          const { text, path } = searchSnippet(entry.data, name) ?? {}
          return text && path ? [{ entry, path, value: text }] : []
        }),
        (_, first) => problem("duplicatePageMeta", name, first),
      ),
    )
  })

import type { Issue } from "../entry"
import { problem } from "../messages"
import { isDraft } from "../pages/publication"
import { routeOf } from "../pages/routes"
import { shownOf } from "../pages/shown"
import { asWarning } from "../severity"
import { isObject, walk } from "../walk"
import { different, listedOnce, ofType, repeated, type Rule } from "./rule"

/** What tells the entries of a list apart: their names, and what they say. */
const APART = ["title", "name", "label", "term", "text"]

/** Shorter texts may say the same: "Yes." */
const SHORT = 12

const withoutShort = (item: Record<string, unknown>) =>
  String(item.text).length < SHORT ? { ...item, text: undefined } : item

/**
 * No list says a thing twice, and no two of its entries are called the same, say the same or, in menus, lead to one
 * page.
 */
export const listsDiffer: Rule = ({ entries, model: { site } }) =>
  entries.flatMap(entry => {
    const issues: Issue[] = []
    const fields = entry.type === site?.type ? [...APART, "href"] : APART
    walk(entry.data, [], (list, path) => {
      if (!Array.isArray(list)) return
      if (list.every(item => typeof item === "string")) issues.push(...listedOnce(entry, path, list))
      if (!list.every(isObject)) return
      issues.push(...different(entry, path, list, "question"))
      const items = list.map(withoutShort)
      if (!isDraft(entry)) issues.push(...fields.flatMap(field => different(entry, path, items, field)).map(asWarning))
    })
    return issues
  })

/** No two pages of a kind look the same in search results: one of them is a copy of the other. */
export const pagesDiffer: Rule = ({ entries, model: { types } }) =>
  types.flatMap(type => {
    const shown = type.page ? ofType(entries, type).filter(entry => !isDraft(entry)) : []
    // Two that even claim one address are told of that.
    const own = [...new Map(shown.map(entry => [routeOf(type, entry.data)?.path ?? entry, entry])).values()]
    return (["title", "description"] as const).flatMap(name =>
      repeated(
        own.flatMap(entry => {
          const { text, path } = shownOf(entry.data, name) ?? {}
          return text && path ? [{ entry, path, value: text }] : []
        }),
        (_, first) => problem("pageTwice", name, first),
      ),
    )
  })

import type { Entry, Issue } from "../entry"
import { type Problem, problem } from "../messages"
import { pagePath } from "../pages/anchors"
import { stripQueryAndHash, checkLinks } from "../pages/links"
import { publishFields, isPublished, visibleFrom } from "../pages/publish-status"
import { routesOf } from "../pages/routes"
import { fieldTexts, getMeta } from "../schema/introspection"
import { entryIssue, type Rule } from "./rule"

/** What keeps visitors from an object: it is a draft, or has a day to come. */
const describeStatus = (entry: Entry): string => {
  const { draft, date } = publishFields(entry)
  return draft ? "a draft (draft: true)" : `planned for ${date}`
}

/** Whether visitors can read one object before they can see another. */
const isEarlier = (from: Entry, target: Entry) => visibleFrom(publishFields(from)) < visibleFrom(publishFields(target))

/** Calls `judge` with every object of some that others link to or name, and how they do. */
const checkReferrers = (
  targets: Entry[],
  entries: Entry[],
  check: (from: Entry, target: Entry, how: string) => Problem | undefined,
): Issue[] => {
  if (targets.length === 0) return []
  const byAddress = new Map<string | undefined, Entry>(targets.map(entry => [pagePath(entry), entry]))
  for (const { entry, aliases } of routesOf(targets)) for (const alias of aliases) byAddress.set(alias, entry)
  return entries.flatMap(from => [
    ...checkLinks(from, url => {
      const target = byAddress.get(stripQueryAndHash(url))
      return target && check(from, target, `"${url}" leads to`)
    }),
    ...fieldTexts(from).flatMap(({ text, path, schema }) => {
      const { reference } = getMeta(schema)
      const target =
        reference && targets.find(({ type, data }) => type === reference.type && data[reference.field] === text)
      const found = target && check(from, target, "This names")
      return found ? [entryIssue(from, path, found)] : []
    }),
  ])
}

/** Nothing that visitors can read leads to, or names, what they cannot see on the same day. */
const noUnpublishedLinks: Rule = ({ entries, folder: { today } }) =>
  checkReferrers(
    entries.filter(entry => !isPublished(entry, today)),
    entries,
    (from, target, how) =>
      isEarlier(from, target) ? problem("linkUnpublished", how, target.source.file, describeStatus(target)) : undefined,
  )

/** Whoever hides a page has no links to it, except from itself. */
const noHiddenLinks: Rule = ({ entries }) =>
  checkReferrers(
    entries.filter(({ data }) => data.hidden === true),
    entries,
    (from, target, how) => (target === from ? undefined : problem("linkHidden", how, target.source.file)),
  )

/**
 * What a page shows large is there: otherwise the day that a planned post falls due would break the build by itself.
 */
const featuredPublished: Rule = ({ entries, folder: { today } }) =>
  entries.flatMap(entry => {
    const { featured, hidden } = entry.data
    const because = !isPublished(entry, today) ? describeStatus(entry) : hidden === true ? "hidden (hidden: true)" : ""
    return featured === true && because
      ? [entryIssue(entry, ["featured"], problem("featuredUnpublished", because))]
      : []
  })

/** What drafts, planned posts and hidden pages must not do. */
export const publicationRules: Rule[] = [noUnpublishedLinks, noHiddenLinks, featuredPublished]

import type { Entry, Issue } from "../entry"
import { type Problem, problem } from "../messages"
import { pageOf } from "../pages/anchors"
import { addressIn, judgeLinks } from "../pages/links"
import { datedOf, isPublished, visibleFrom } from "../pages/publication"
import { routesOf } from "../pages/routes"
import { fieldTexts, metaOf } from "../shapes/shape"
import { issueIn, type Rule } from "./rule"

/** What keeps visitors from an object: it is a draft, or has a day to come. */
const stateOf = (entry: Entry): string => {
  const { draft, date } = datedOf(entry)
  return draft ? "a draft (draft: true)" : `planned for ${date}`
}

/** Whether visitors can read one object before they can see another. */
const isEarlier = (from: Entry, target: Entry) => visibleFrom(datedOf(from)) < visibleFrom(datedOf(target))

/** Calls `judge` with every object of some that others link to or name, and how they do. */
const pointingAt = (
  targets: Entry[],
  entries: Entry[],
  judge: (from: Entry, target: Entry, how: string) => Problem | undefined,
): Issue[] => {
  if (targets.length === 0) return []
  const byAddress = new Map<string | undefined, Entry>(targets.map(entry => [pageOf(entry), entry]))
  for (const { entry, aliases } of routesOf(targets)) for (const alias of aliases) byAddress.set(alias, entry)
  return entries.flatMap(from => [
    ...judgeLinks(from, url => {
      const target = byAddress.get(addressIn(url))
      return target && judge(from, target, `"${url}" leads to`)
    }),
    ...fieldTexts(from).flatMap(({ text, path, shape }) => {
      const { reference } = metaOf(shape)
      const target =
        reference && targets.find(({ type, data }) => type === reference.type && data[reference.field] === text)
      const found = target && judge(from, target, "This names")
      return found ? [issueIn(from, path, found)] : []
    }),
  ])
}

/** Nothing that visitors can read leads to, or names, what they cannot see on the same day. */
const nothingAhead: Rule = ({ entries, folder: { today } }) =>
  pointingAt(
    entries.filter(entry => !isPublished(entry, today)),
    entries,
    (from, target, how) =>
      isEarlier(from, target) ? problem("leadsAhead", how, target.source.file, stateOf(target)) : undefined,
  )

/** Whoever hides a page has no links to it, except from itself. */
const hiddenUnlinked: Rule = ({ entries }) =>
  pointingAt(
    entries.filter(({ data }) => data.hidden === true),
    entries,
    (from, target, how) => (target === from ? undefined : problem("leadsToHidden", how, target.source.file)),
  )

/**
 * What a page shows large is there: otherwise the day that a planned post falls due would break the build by itself.
 */
const featuredNow: Rule = ({ entries, folder: { today } }) =>
  entries.flatMap(entry => {
    const { featured, hidden } = entry.data
    const because = !isPublished(entry, today) ? stateOf(entry) : hidden === true ? "hidden (hidden: true)" : ""
    return featured === true && because ? [issueIn(entry, ["featured"], problem("featuredUnseen", because))] : []
  })

/** What drafts, planned posts and hidden pages must not do. */
export const publicationRules: Rule[] = [nothingAhead, hiddenUnlinked, featuredNow]

import { datedOf, isPublished, listed, visibleFrom } from "../pages/publication"
import type { Entry, Issue } from "../entry"
import { pageOf } from "../pages/anchors"
import { addressIn, judgeLinks, linksOf, withoutSlash } from "../pages/links"
import { routesOf } from "../pages/routes"
import { references } from "../shapes/references"
import { asWarning } from "../severity"
import { required, walkShape } from "../shapes/shape"
import { issueIn, type Rule } from "./rule"

/** What keeps visitors from an object: it is a draft, or has a day to come. */
const stateOf = (entry: Entry): string => {
  const { draft, date } = datedOf(entry)
  return draft ? "a draft (draft: true)" : `planned for ${date}`
}

/** Whether visitors can read one object before they can see another. */
const isEarlier = (from: Entry, target: Entry) => visibleFrom(datedOf(from)) < visibleFrom(datedOf(target))

/** Calls `judge` with every name of other content in an entry, and what has it. */
const namesOf = (entry: Entry, entries: Entry[], judge: (target: Entry) => string | undefined): Issue[] =>
  walkShape(entry.kind.shape, entry.data, (name, path, shape) => {
    const reference = references.get(required(shape))
    const target =
      reference && entries.find(({ type, data }) => type === reference.type && data[reference.field] === name)
    const message = target && judge(target)
    return message ? [issueIn(entry, path, message)] : []
  })

/** Nothing that visitors can read leads to, or names, what they cannot see on the same day. */
const nothingAhead: Rule = ({ entries, folder: { today } }) => {
  const later = entries.filter(entry => !isPublished(entry, today))
  if (later.length === 0) return []
  const byAddress = new Map(
    routesOf(later).flatMap(({ entry, path, aliases }) => [path, ...aliases].map(address => [address, entry])),
  )
  return entries.flatMap(from => [
    ...judgeLinks(linksOf(from), url => {
      const target = byAddress.get(addressIn(url))
      return target && isEarlier(from, target)
        ? `"${url}" leads to ${target.source.file}, which is ${stateOf(target)}: visitors would find no page there. Take the link out until it is published.`
        : undefined
    }),
    ...namesOf(from, later, target =>
      isEarlier(from, target)
        ? `This names ${target.source.file}, which is ${stateOf(target)}: visitors cannot see it. Take it out until it is published.`
        : undefined,
    ),
  ])
}

/** Whoever hides a page has no links to it, except from itself. */
const hiddenUnlinked: Rule = ({ entries }) => {
  const hidden = entries.filter(({ data }) => data.hidden === true)
  if (hidden.length === 0) return []
  const byAddress = new Map<string, Entry>(hidden.map(entry => [pageOf(entry) ?? "", entry]))
  for (const { entry, aliases } of routesOf(hidden)) for (const alias of aliases) byAddress.set(alias, entry)
  const tell = (from: Entry, target: Entry | undefined, what: string) =>
    target && target !== from
      ? `${what} ${target.source.file}, which is hidden (hidden: true), but visitors find it by this. Take it out, or show the page.`
      : undefined
  return entries.flatMap(from =>
    [
      ...judgeLinks(linksOf(from), url => tell(from, byAddress.get(addressIn(url)), `"${url}" leads to`)),
      ...namesOf(from, hidden, target => tell(from, target, "This names")),
    ].map(asWarning),
  )
}

/** Something leads to every page of a file that the site could do without, but for itself. */
const shownLinked: Rule = ({ entries, complete, folder: { today } }) => {
  if (!complete) return []
  const shown = listed(entries, today)
  const linked = new Set<string>()
  for (const from of shown) {
    const own = pageOf(from)
    for (const path of linksOf(from).map(({ url }) => addressIn(withoutSlash(url)))) if (path !== own) linked.add(path)
  }
  return shown.flatMap(entry => {
    const path = pageOf(entry)
    if (path === undefined || path === "/" || !("published" in entry.kind.shape.shape) || linked.has(path)) return []
    if (typeof entry.data.menu === "string") return []
    const message = `Nothing leads to "${path}", so no visitor finds it. Link to it from another page or, in content/site.yaml, from the footer; or leave it out with "published: false".`
    return [asWarning(issueIn(entry, [], message))]
  })
}

/**
 * What a page shows large is there: otherwise the day that a planned post falls due would break the build by itself.
 */
const featuredNow: Rule = ({ entries, folder: { today } }) =>
  entries.flatMap(entry => {
    const { featured, hidden } = entry.data
    const because = !isPublished(entry, today) ? stateOf(entry) : hidden === true ? "hidden (hidden: true)" : ""
    if (featured !== true || !because) return []
    const message = `What visitors do not see yet cannot be shown large, and this is ${because}. Set it to false until then.`
    return [issueIn(entry, ["featured"], message)]
  })

/** What drafts, planned posts and hidden pages must not do, and what pages that are shown must have. */
export const publicationRules: Rule[] = [nothingAhead, hiddenUnlinked, shownLinked, featuredNow]

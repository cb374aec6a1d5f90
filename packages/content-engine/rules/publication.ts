import type { Entry, Issue } from "../entry"
import { type Problem, problem } from "../messages"
import { pagePath } from "../pages/anchors"
import { checkLinks, stripQueryAndHash } from "../pages/links"
import { isPublished, publishDateOf, publishFields } from "../pages/publish-status"
import { routesOf } from "../pages/routes"
import { fieldTexts, getMeta } from "../schema/introspection"
import { entryIssue, type Rule } from "./rule"

/** Describes why an entry is unpublished. */
const describeStatus = (entry: Entry): string => {
  const { draft, date } = publishFields(entry)
  return draft ? "a draft (`draft: true`)" : `planned for ${date}`
}

/** Returns whether `from` is published before `target`. */
const isPublishedBefore = (from: Entry, target: Entry) =>
  publishDateOf(publishFields(from)) < publishDateOf(publishFields(target))

/**
 * Runs a check for every link or reference to the targets.
 * @param check - its `subject` begins the message: `"/path" links to`
 */
const checkReferrers = (
  targets: Entry[],
  entries: Entry[],
  check: (from: Entry, target: Entry, subject: string) => Problem | undefined,
): Issue[] => {
  if (targets.length === 0) return []
  const targetByPath = new Map<string | undefined, Entry>(targets.map(entry => [pagePath(entry), entry]))
  for (const { entry, aliases } of routesOf(targets)) for (const alias of aliases) targetByPath.set(alias, entry)
  return entries.flatMap(from => [
    ...checkLinks(from, url => {
      const target = targetByPath.get(stripQueryAndHash(url))
      return target && check(from, target, `"${url}" links to`)
    }),
    ...fieldTexts(from).flatMap(({ text, path, schema }) => {
      const { reference } = getMeta(schema)
      const target =
        reference && targets.find(({ type, data }) => type === reference.type && data[reference.field] === text)
      const referenceProblem = target && check(from, target, "This refers to")
      return referenceProblem ? [entryIssue(from, path, referenceProblem)] : []
    }),
  ])
}

/** Reports links and references in entries that are published before their target. */
const noUnpublishedLinks: Rule = ({ entries, folder: { today } }) =>
  checkReferrers(
    entries.filter(entry => !isPublished(entry, today)),
    entries,
    (from, target, subject) =>
      isPublishedBefore(from, target)
        ? problem("linkUnpublished", subject, target.source.file, describeStatus(target))
        : undefined,
  )

/** Warns about links and references to hidden pages, except from the pages themselves. */
const noHiddenLinks: Rule = ({ entries }) =>
  checkReferrers(
    entries.filter(({ data }) => data.hidden === true),
    entries,
    (from, target, subject) => (target === from ? undefined : problem("linkHidden", subject, target.source.file)),
  )

/** Requires featured entries to be published and not hidden. Lists omit others, so the setting would have no effect. */
const featuredPublished: Rule = ({ entries, folder: { today } }) =>
  entries.flatMap(entry => {
    const { featured, hidden } = entry.data
    const status = !isPublished(entry, today) ? describeStatus(entry) : hidden === true ? "hidden (`hidden: true`)" : ""
    return featured === true && status ? [entryIssue(entry, ["featured"], problem("featuredUnpublished", status))] : []
  })

/** Rules about drafts, planned posts and hidden pages. */
export const publicationRules: Rule[] = [noUnpublishedLinks, noHiddenLinks, featuredPublished]

import type { DataPath, Entry, Issue } from "../../entry"
import { issueIn, namesOf, type RuleContext } from "../../rules/rule"
import { possible } from "../../suggest"
import { service } from "."

/** Every slug in the list at `path` is that of a service. */
export const serviceSlugsExist = (
  entry: Pick<Entry, "base" | "source">,
  path: DataPath,
  slugs: readonly string[],
  context: RuleContext,
): Issue[] => {
  const known = namesOf(context, service, "slug")
  return slugs.flatMap((slug, index) =>
    !known || known.includes(slug)
      ? []
      : [issueIn(entry, [...path, index], `No service has the slug "${slug}".${possible(slug, known)}`)],
  )
}

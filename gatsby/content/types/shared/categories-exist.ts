import type { DataPath, Entry, Issue } from "../../entry"
import { issueIn } from "../../rules/rule"
import { possible } from "../../suggest"

/**
 * Tells every id in a text or list that no category of the blog has.
 * @param known ids of categories; nothing if some cannot be known
 */
export const categoriesExist = (
  entry: Pick<Entry, "base" | "source">,
  path: DataPath,
  given: string | readonly string[],
  known: readonly string[] | undefined,
): Issue[] => {
  if (!known) return []
  const check = (id: string, at: DataPath) =>
    known.includes(id)
      ? []
      : [issueIn(entry, at, `There is no category "${id}" in content/blog-categories.yaml.${possible(id, known)}`)]
  return typeof given === "string" ? check(given, path) : given.flatMap((id, index) => check(id, [...path, index]))
}

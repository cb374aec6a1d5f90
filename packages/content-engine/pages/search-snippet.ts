import { getIn } from "../walk"

type Path = readonly string[]

/** Returns the first string among the values at the paths, with its path. */
export const firstString = (data: unknown, paths: readonly Path[]): { text: string; path: Path } | undefined => {
  for (const path of paths) {
    const text = getIn(data, path)
    if (typeof text === "string") return { text, path }
  }
  return undefined
}

/** Fields for search results, by priority. */
const snippetFields = {
  title: [["meta", "title"], ["title"]],
  description: [["meta", "description"], ["description"], ["excerpt"]],
}

/** Returns the title or description of a page in search results, if its content has one. */
export const searchSnippet = (data: unknown, name: keyof typeof snippetFields): ReturnType<typeof firstString> =>
  firstString(data, snippetFields[name])

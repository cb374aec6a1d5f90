import { getIn } from "../walk"

type Path = readonly string[]

/** The first of several texts of an object that is there, and where it stands. */
export const firstString = (data: unknown, paths: readonly Path[]): { text: string; path: Path } | undefined => {
  for (const path of paths) {
    const text = getIn(data, path)
    if (typeof text === "string") return { text, path }
  }
  return undefined
}

/** Where the words stand by which search results show a page. */
const SNIPPET_FIELDS = {
  title: [["meta", "title"], ["title"]],
  description: [["meta", "description"], ["description"], ["excerpt"]],
}

/** What search results show of a page, and where it stands; nothing where its content does not say. */
export const searchSnippet = (data: unknown, name: keyof typeof SNIPPET_FIELDS): ReturnType<typeof firstString> =>
  firstString(data, SNIPPET_FIELDS[name])

import { valueAt } from "../walk"

type Path = readonly string[]

/** The first of several texts of an object that is there, and where it stands. */
export const firstText = (data: unknown, paths: readonly Path[]): { text: string; path: Path } | undefined => {
  for (const path of paths) {
    const text = valueAt(data, path)
    if (typeof text === "string") return { text, path }
  }
  return undefined
}

/** Where the words stand by which search results show a page. */
const SHOWN = {
  title: [["meta", "title"], ["title"]],
  description: [["meta", "description"], ["description"], ["excerpt"]],
}

/** What search results show of a page, and where it stands; nothing where its content does not say. */
export const shownOf = (data: unknown, name: keyof typeof SHOWN): ReturnType<typeof firstText> =>
  firstText(data, SHOWN[name])

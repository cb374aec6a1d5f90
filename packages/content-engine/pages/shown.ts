/** Where the words stand by which search results show a page, the first that is there. */
export const SHOWN = {
  title: [["meta", "title"], ["title"]],
  description: [["meta", "description"], ["description"], ["excerpt"]],
} as const satisfies Record<string, readonly (readonly string[])[]>

type Shown = keyof typeof SHOWN

const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data)

/** What search results show of a page, and where it stands; nothing where its content does not say. */
export const shownOf = (data: unknown, name: Shown): { text: string; path: readonly string[] } | undefined => {
  for (const path of SHOWN[name]) {
    const text = valueAt(data, path)
    if (typeof text === "string") return { text, path }
  }
  return undefined
}

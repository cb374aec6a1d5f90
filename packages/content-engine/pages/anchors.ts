import type { DataPath, Entry } from "../entry"
import { questionId } from "../slug"
import { walk } from "../walk"
import { routeOf } from "./routes"

/** Address of the page that shows an object; nothing for what stands on many pages. */
export const pagePath = ({ contentType: kind, data }: Pick<Entry, "contentType" | "data">): string | undefined =>
  routeOf(kind, data)?.path

/** Where a question stands in the data of an object. */
interface QuestionRef {
  id: string
  path: DataPath
}

/** The questions of an object, which need not have its shape: whatever has an id, a question and an answer. */
export const findQuestions = ({ data }: Pick<Entry, "data">): QuestionRef[] => {
  const found: QuestionRef[] = []
  walk(data, [], (value, path) => {
    if (value === null || typeof value !== "object" || !("question" in value && "answer" in value)) return
    const id = "id" in value ? value.id : questionId(String(value.question))
    if (typeof id === "string") found.push({ id, path: [...path, "id"] })
  })
  return found
}

/** The anchors that a page has besides those of its questions. */
export const declaredAnchors = (entry: Entry): readonly string[] => entry.contentType.page?.anchors?.(entry) ?? []

/**
 * What one may link to inside the pages, by address. A browser test looks up every one of them on the built site.
 * Every page has `#main` as well.
 */
export const collectAnchors = (entries: Entry[]): Map<string, readonly string[]> =>
  new Map(
    entries.flatMap(entry => {
      const page = pagePath(entry)
      const names = [...declaredAnchors(entry), ...findQuestions(entry).map(({ id }) => id)]
      return page !== undefined && names.length > 0 ? [[page, names] as const] : []
    }),
  )

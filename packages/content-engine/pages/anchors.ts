import type { DataPath, Entry } from "../entry"
import { answerId } from "../slug"
import { walk } from "../walk"
import { routeOf } from "./routes"

/** Returns the path of the page of an entry; `undefined` for content without its own page. */
export const pagePath = ({ contentType, data }: Pick<Entry, "contentType" | "data">): string | undefined =>
  routeOf(contentType, data)?.path

/** The id of an FAQ answer, and the data path of the id. */
interface AnswerRef {
  id: string
  path: DataPath
}

/** Finds all objects with `question` and `answer` in an entry, which may be invalid. */
export const findFaqAnswers = ({ data }: Pick<Entry, "data">): AnswerRef[] => {
  const answers: AnswerRef[] = []
  walk(data, [], (value, path) => {
    if (value === null || typeof value !== "object" || !("question" in value && "answer" in value)) return
    const id = "id" in value ? value.id : answerId(String(value.question))
    if (typeof id === "string") answers.push({ id, path: [...path, "id"] })
  })
  return answers
}

/** Returns the anchors that the content type declares. */
export const anchorsOfType = (entry: Entry): readonly string[] => entry.contentType.page?.anchors?.(entry) ?? []

/**
 * Collects the anchors of pages, without `#main`, by the canonical path of the page. A browser test checks that all
 * exist in the build.
 */
export const collectAnchors = (entries: Entry[]): Map<string, readonly string[]> =>
  new Map(
    entries.flatMap(entry => {
      const page = pagePath(entry)
      const ids = [...anchorsOfType(entry), ...findFaqAnswers(entry).map(({ id }) => id)]
      return page !== undefined && ids.length > 0 ? [[page, ids] as const] : []
    }),
  )

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { type Entry, listFiles } from "#engine"
import { checkChanges, type CheckResult, contentPath, type FileChange, type Mistake } from "./check"
import { fitPicture } from "./fit-picture"

/** Folder of the unsaved form, which `develop` reads over content/. Relative to the project root. */
export const DRAFT_FOLDER = "node_modules/.cache/content-draft"

/** The response to an unsaved form. */
export interface DraftStatus {
  mistakes: Mistake[]
  /** Path of the page that shows the form, and the data with resolved references. Missing if there are mistakes. */
  page?: { path: string; otherPaths: string[]; data: unknown }
}

/** Blocks that render entries without a page, by content type. */
const blockByType: Readonly<Record<string, string>> = {
  Prices: "plans",
  Testimonial: "testimonials",
  Resource: "library",
}

/** Replaces the draft by the changes that differ from content/. Unchanged files would hide later edits by hand. */
const writeDraft = (root: string, changes: readonly FileChange[]): void => {
  const folder = join(root, DRAFT_FOLDER)
  const isSaved = ({ path, content }: FileChange) =>
    existsSync(join(root, path)) && content?.equals(readFileSync(join(root, path)))
  const files = new Map(
    changes.flatMap(change =>
      change.content && !isSaved(change) ? [[contentPath(change.path), change.content] as const] : [],
    ),
  )
  mkdirSync(folder, { recursive: true })
  for (const [file, content] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  for (const file of listFiles(folder)) if (!files.has(file)) rmSync(join(folder, file))
}

/** Deletes the draft, but not its folder, which `develop` watches. */
export const clearDraft = (root: string): void => writeDraft(root, [])

/** Returns the paths of the pages that show an entry: its page, or all that use it. */
const pagePathsOf = (entry: Entry, result: CheckResult): string[] => {
  const { contentType, data, type } = entry
  if (contentType.page) return [contentType.page.route(data).path]
  const hasBlock = ({ data: { blocks } }: Entry) =>
    Array.isArray(blocks) && blocks.some((block: { type: string }) => block.type === blockByType[type])
  const references = ["}", ".from}", ".to}"].map(end => `{claim.${String(data.name)}${end}`)
  const refersTo = ({ file }: Entry) => references.some(reference => result.texts.get(file)?.includes(reference))
  // Pages of blocks first.
  const others = result.entries.filter(({ file }) => file !== entry.file)
  const pages = others.toSorted((a, b) => Number("blocks" in b.data) - Number("blocks" in a.data))
  return [...new Set(pages.filter(type === "Claim" ? refersTo : hasBlock).flatMap(page => pagePathsOf(page, result)))]
}

/** @param root - project root */
export const createDraft = (root: string) => {
  /** Number of requests; superseded checks write nothing. */
  let count = 0
  return {
    /**
     * Checks an unsaved form. Without mistakes, `develop` shows it; otherwise it continues to show the previous one.
     * @param item - index of the edited item of a list file
     */
    show: async ([file, ...assets]: readonly [FileChange, ...FileChange[]], item = 0): Promise<DraftStatus> => {
      const request = (count += 1)
      const pictures = await Promise.all(assets.map(fitPicture))
      const result = await checkChanges(root, [file, ...pictures])
      const { mistakes, entries } = result
      const own = entries.filter(entry => entry.file === contentPath(file.path))
      const entry = own[item] ?? own[0]
      if (mistakes.length > 0 || !entry) return { mistakes }
      if (request === count) writeDraft(root, [file, ...pictures])
      const data = entry.contentType.list
        ? own.map(({ data }) => data)
        : { ...entry.data, body: entry.source.body || undefined }
      const [path = "/", ...otherPaths] = pagePathsOf(entry, result)
      return { mistakes, page: { path, otherPaths, data } }
    },
    clear: (): void => {
      count += 1
      clearDraft(root)
    },
  }
}

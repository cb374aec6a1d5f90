import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { type Entry, listFiles, onlyErrors } from "#engine"
import { checkChanges, type CheckResult, type FileChange, type Mistake } from "./check"
import { toContentPath } from "./config"
import { fitPicture } from "./fit-picture"

/** Folder of the unsaved files of the open form, which override content/ in `develop`. Relative to the project root. */
export const UNSAVED_FOLDER = "node_modules/.cache/unsaved-changes"

/** The response to a preview request. */
export interface PreviewResponse {
  mistakes: Mistake[]
  /** The page that shows the entry, with the entry's data and resolved references. Missing if there are mistakes. */
  page?: { path: string; otherPaths: string[]; data: unknown }
}

/** Blocks that render entries without a page, by content type. */
const blockByType: Readonly<Record<string, string>> = {
  Prices: "plans",
  Testimonial: "testimonials",
  Resource: "library",
}

/** Replaces the unsaved files by the changes that differ from content/: equal files would hide later edits by hand. */
const writeUnsavedChanges = (root: string, changes: readonly FileChange[]): void => {
  const folder = join(root, UNSAVED_FOLDER)
  const isSaved = ({ path, content }: FileChange) =>
    existsSync(join(root, path)) && content?.equals(readFileSync(join(root, path)))
  const files = new Map(
    changes.flatMap(change =>
      change.content && !isSaved(change) ? [[toContentPath(change.path), change.content] as const] : [],
    ),
  )
  mkdirSync(folder, { recursive: true })
  for (const [file, content] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  for (const file of listFiles(folder)) if (!files.has(file)) rmSync(join(folder, file))
}

/** Deletes the unsaved files, but not their folder, which `develop` watches. */
export const clearUnsavedChanges = (root: string): void => writeUnsavedChanges(root, [])

/** Returns the paths of the pages that show an entry: its page, or all that use it. */
const pagePathsOf = (entry: Entry, result: CheckResult): string[] => {
  const { contentType, data, type } = entry
  if (contentType.page) return [contentType.page.route(data).path]
  const hasBlock = ({ data: { blocks } }: Entry) =>
    Array.isArray(blocks) && blocks.some((block: { type: string }) => block.type === blockByType[type])
  const references = ["}", ".from}", ".to}"].map(end => `{claim.${String(data.name)}${end}`)
  const refersTo = ({ file }: Entry) => references.some(reference => result.texts.get(file)?.includes(reference))
  // Pages with blocks first.
  const others = result.entries.filter(({ file }) => file !== entry.file)
  const pages = others.toSorted((a, b) => Number("blocks" in b.data) - Number("blocks" in a.data))
  return [...new Set(pages.filter(type === "Claim" ? refersTo : hasBlock).flatMap(page => pagePathsOf(page, result)))]
}

/**
 * Creates the server side of the live preview.
 * @param root - project root
 */
export const createLivePreview = (root: string) => {
  /** Number of the latest request; checks of earlier ones write nothing. */
  let latestRequest = 0
  return {
    /**
     * Checks an unsaved entry. Without mistakes, `develop` shows it; otherwise it continues to show the previous one.
     * @param itemIndex - index of the edited item of a list file
     */
    show: async (
      [file, ...assets]: readonly [FileChange, ...FileChange[]],
      itemIndex = 0,
    ): Promise<PreviewResponse> => {
      const request = (latestRequest += 1)
      const pictures = await Promise.all(assets.map(fitPicture))
      const result = await checkChanges(root, [file, ...pictures])
      const { entries } = result
      // The page itself lists warnings.
      const mistakes = onlyErrors(result.mistakes)
      const fileEntries = entries.filter(entry => entry.file === toContentPath(file.path))
      const entry = fileEntries[itemIndex] ?? fileEntries[0]
      if (mistakes.length > 0 || !entry) return { mistakes }
      if (request === latestRequest) writeUnsavedChanges(root, [file, ...pictures])
      const data = entry.contentType.list
        ? fileEntries.map(item => item.data)
        : { ...entry.data, body: entry.source.body || undefined }
      const [path = "/", ...otherPaths] = pagePathsOf(entry, result)
      return { mistakes, page: { path, otherPaths, data } }
    },
    clear: (): void => {
      latestRequest += 1
      clearUnsavedChanges(root)
    },
  }
}

import { lstatSync, realpathSync } from "node:fs"
import { join, relative } from "node:path"
import { watch } from "chokidar"
import type { Reporter } from "gatsby"
import { UNSAVED_FOLDER } from "#editor"
import { formatIssues, internalError, isContentFile, type Issue, onlyErrors } from "#engine"
import { writeCodeEditorFiles } from "#model"
import { reloadDrawingCode } from "../pictures/picture"
import { hasValidStagedCopy, invalidateDrawings, stageContent } from "../stage-content"

/**
 * Milliseconds to wait for more changes: code editors write a file in several steps. A longer wait delays the live
 * preview.
 */
const DEBOUNCE = 50

/** Files whose code determines how drawings look. */
const drawingStyleFiles = ["src/theme/tokens.ts", "src/theme/drawing-classes.ts"]

let currentIssues: readonly Issue[] = []

/** Returns the current issues of the content. */
export const getIssues = (): readonly Issue[] => currentIssues

const isMissingFile = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT"

/**
 * Calls `action` now and after changes of the content, debounced and never concurrently.
 * @returns a function that schedules another call
 */
const watchFiles = (folders: string[], action: () => Promise<void>, onError: (error: unknown) => void) => {
  let timer: NodeJS.Timeout | undefined
  let queue = Promise.resolve()
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      // A file that disappears while it is read is being saved or renamed: retry.
      queue = queue.then(action).catch(error => (isMissingFile(error) ? schedule() : onError(error)))
    }, DEBOUNCE)
  }
  for (const path of folders) {
    // A symbolic link is followed only if it is the folder itself: others may be circular.
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
    const folder = isLink ? realpathSync(path) : path
    const ignored = (file: string) => !isContentFile(relative(folder, file).replaceAll("\\", "/"))
    watch(folder, { ignoreInitial: true, followSymlinks: false, ignored }).on("all", schedule).on("error", onError)
  }
  schedule()
  return schedule
}

/**
 * Watches `content/`, unsaved changes of the web editor and the styles of drawings. Syncs valid content to the staged
 * copy; reports issues in the terminal and in the browser.
 * @param root - project root
 * @returns a promise that resolves once the copy is valid, even if it is outdated
 */
export const watchContent = (root: string, reporter: Reporter): Promise<void> =>
  new Promise(resolve => {
    const folders = ["content", UNSAVED_FOLDER]
    let hadErrors = false
    let hasValidCopy = false
    const stage = async () => {
      const { issues, entries, folder } = await stageContent(root, folders)
      currentIssues = issues
      const hasErrors = onlyErrors(issues).length > 0
      hasValidCopy ||= !hasErrors || (await hasValidStagedCopy(root))
      if (issues.length > 0) reporter.log(`\n${formatIssues(issues)}\n`)
      if (hasErrors) {
        reporter.warn(
          hasValidCopy
            ? "Pages show the last valid content until this is fixed."
            : "There is no valid content to show yet: develop continues when this is fixed.",
        )
      } else if (hadErrors) reporter.success("content/ is valid again")
      if (!hasErrors) writeCodeEditorFiles(root, entries, folder)
      hadErrors = hasErrors
      if (hasValidCopy) resolve()
    }
    const paths = folders.map(folder => join(root, folder))
    const schedule = watchFiles(paths, stage, error => {
      // An issue needs a file: the site file stands for all.
      currentIssues = [internalError("content/site.yaml", error)]
      reporter.error("content/ could not be read.", error as Error)
    })

    watch(drawingStyleFiles, { cwd: root, ignoreInitial: true }).on("change", file => {
      try {
        reloadDrawingCode()
        invalidateDrawings()
        schedule()
      } catch (error) {
        reporter.error(`${file} could not be loaded.`, error as Error)
      }
    })
  })

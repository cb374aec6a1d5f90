import { lstatSync, realpathSync } from "node:fs"
import { join, relative } from "node:path"
import { watch } from "chokidar"
import type { Reporter } from "gatsby"
import { onlyErrors, formatIssues, isContentFile, type Issue, internalError } from "#engine"
import { writeEditorFiles } from "#model"
import { hasValidStage, stageContent } from "../stage-content"

/** Milliseconds to wait for further changes: editors write a file in several steps. */
const DEBOUNCE = 150

let current: readonly Issue[] = []

/** What is wrong with the content now. */
export const getIssues = (): readonly Issue[] => current

const isMissingFile = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT"

/**
 * Calls `act` now and after every change of the content: once for changes that follow one another closely, and never
 * twice at a time.
 */
const watchFiles = (content: string, act: () => Promise<void>, fail: (error: unknown) => void): void => {
  let timer: NodeJS.Timeout | undefined
  let queue = Promise.resolve()
  const plan = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      // A file that vanishes while it is read is being saved or renamed: once more.
      queue = queue.then(act).catch(error => (isMissingFile(error) ? plan() : fail(error)))
    }, DEBOUNCE)
  }
  // Only what all of it leads to is followed: other links may lead round in a circle.
  const isLink = lstatSync(content, { throwIfNoEntry: false })?.isSymbolicLink()
  const folder = isLink ? realpathSync(content) : content
  const ignored = (path: string) => !isContentFile(relative(folder, path).replaceAll("\\", "/"))
  watch(folder, { ignoreInitial: true, followSymlinks: false, ignored }).on("all", plan).on("error", fail)
  plan()
}

/**
 * Keeps the copy that Gatsby reads equal to `content/` for as long as that is in order; otherwise tells in the terminal
 * and in the browser what is wrong.
 * @param root the project's folder
 * @returns when there is good content in the copy, be it of an earlier state. Where there is none, this waits until the
 * mistakes are mended.
 */
export const watchContent = (root: string, reporter: Reporter): Promise<void> =>
  new Promise(resolve => {
    let broken = false
    let ready = false
    const stage = async () => {
      const { issues, entries, folder } = await stageContent(root)
      current = issues
      const hasErrors = onlyErrors(issues).length > 0
      ready ||= !hasErrors || (await hasValidStage(root))
      if (issues.length > 0) reporter.log(`\n${formatIssues(issues)}\n`)
      if (hasErrors) {
        reporter.warn(
          ready
            ? "The pages show the last good content until this is mended."
            : "There is no earlier content to show: develop goes on as soon as this is mended.",
        )
      } else if (broken) reporter.success("content/ is in order again")
      if (!hasErrors) writeEditorFiles(root, entries, folder)
      broken = hasErrors
      if (ready) resolve()
    }
    watchFiles(join(root, "content"), stage, error => {
      current = [internalError("content/site.yaml", error)]
      reporter.error("content/ could not be read.", error as Error)
    })
  })

import { cpSync, existsSync, rmSync } from "node:fs"
import { join } from "node:path"
import { watch } from "chokidar"
import type { Reporter } from "gatsby"
import { loadContent } from "./content/load"
import { formatIssues, validate } from "./content/validate"

/** Milliseconds to wait for further changes: editors write a file in several steps. */
const SETTLE = 150

/**
 * Keeps `copy` equal to `content/` for as long as all of it is in order; otherwise tells what is wrong and leaves `copy` alone.
 * @returns whether there is good content to build from, be it of an earlier state
 */
export const stageContent = async (root: string, copy: string, reporter: Reporter): Promise<boolean> => {
  const target = join(root, copy)
  const { issues } = await validate(loadContent(root))
  if (issues.length > 0) {
    reporter.error(`${formatIssues(issues)}\n\nThe last good content stays until this is mended.`)
    return existsSync(target)
  }
  const { texts, assets } = existsSync(target) ? loadContent(root, copy) : { texts: new Map<string, string>(), assets: new Set<string>() }
  const current = loadContent(root)
  for (const file of [...texts.keys(), ...assets]) if (!current.texts.has(file) && !current.assets.has(file)) rmSync(join(target, file))
  for (const [file, content] of current.texts) if (texts.get(file) !== content) cpSync(join(root, "content", file), join(target, file))
  for (const file of current.assets) if (!assets.has(file)) cpSync(join(root, "content", file), join(target, file))
  return true
}

/** Stages content again after every change under content/. */
export const watchContent = (root: string, copy: string, reporter: Reporter): void => {
  let timer: NodeJS.Timeout | undefined
  watch(join(root, "content"), { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer)
    timer = setTimeout(() => void stageContent(root, copy, reporter), SETTLE)
  })
}

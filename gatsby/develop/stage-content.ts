import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { loadContent } from "../content/load"
import type { Issue } from "../content/entry"
import { errorsOf } from "../content/severity"
import { validate } from "../content/validate"

/** What is being checked: files may be saved again meanwhile. */
const SNAPSHOT = ".cache/content-snapshot"

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    : []

const isCopy = (one: string, other: string) => existsSync(other) && readFileSync(one).equals(readFileSync(other))

/** Makes the folder `to` equal to `from`; leaves alone what is equal already, so that Gatsby hears of changes only. */
const mirror = (from: string, to: string): void => {
  const files = new Set(filesBelow(from))
  for (const file of files)
    if (!isCopy(join(from, file), join(to, file))) {
      mkdirSync(dirname(join(to, file)), { recursive: true })
      cpSync(join(from, file), join(to, file))
    }
  // Last, so that what refers to a renamed file does not lose it in between.
  for (const file of filesBelow(to)) if (!files.has(file)) rmSync(join(to, file))
}

/**
 * Makes `copy` equal to `content/` if all of that is in order; otherwise leaves `copy` alone.
 * @param root the project's folder
 * @param copy the folder inside it that Gatsby reads in `develop`
 * @returns every problem of `content/`; no error means that `copy` is up to date
 * @throws if a file vanishes while it is read
 */
export const stageContent = async (root: string, copy: string): Promise<Issue[]> => {
  const snapshot = join(root, SNAPSHOT)
  rmSync(snapshot, { recursive: true, force: true })
  cpSync(join(root, "content"), snapshot, { recursive: true })
  const { issues } = await validate(loadContent(root, SNAPSHOT))
  if (errorsOf(issues).length === 0) mirror(snapshot, join(root, copy))
  return issues
}

/** Whether `copy` holds content that has the shapes of today: it may stem from another branch. */
export const isStaged = async (root: string, copy: string): Promise<boolean> =>
  existsSync(join(root, copy)) && errorsOf((await validate(loadContent(root, copy))).issues).length === 0

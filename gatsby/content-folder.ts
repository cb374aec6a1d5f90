import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"

/**
 * The folder Gatsby sources content from: a copy of `content/` (see `stage-content.ts`). That of `develop` is
 * renewed only while all content is in order, so that a bad edit never takes the last good page away; that of a build
 * has only what visitors see.
 */
export const contentFolder = ".content"

/**
 * What stands in a form of the editor and is not saved yet, as files that lie over those of `content/`: in a folder
 * that is called like the process of the editor. Only `develop` reads it, for the preview beside the form.
 */
export const draftFolder = ".content-draft"

const isAlive = (id: string): boolean => {
  try {
    return process.kill(Number(id), 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}

/** The folders inside the project with what stands in forms: drafts live as long as their editor, however it ended. */
export const liveDrafts = (root: string): string[] => {
  const all = join(root, draftFolder)
  if (!existsSync(all)) return []
  return readdirSync(all)
    .filter(id => isAlive(id))
    .map(id => join(draftFolder, id))
}

/** Whether `gatsby develop` runs, which shows drafts too. */
export const isDevelop = (): boolean => process.env.gatsby_executing_command === "develop"

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { buildDate, type ContentFolder, type Entry, isPublished, listFiles, loadContent, onlyErrors } from "#engine"
import { collectionOf, validate } from "#model"

/**
 * The folder Gatsby sources from: a validated copy of `content/`. In `develop` it updates only if all content is valid,
 * so an invalid edit removes no page. In builds it has only published content.
 */
export const STAGED_FOLDER = ".content"

/** Returns whether `gatsby develop` runs, which also shows drafts. */
export const isDevelop = (): boolean => process.env.gatsby_executing_command === "develop"

/** Paths of changed files in the staged copy that gatsby-source-filesystem has not sourced yet. */
let unsourcedFiles = new Set<string>()

/** Marks a staged file as sourced. Returns whether it was the last unsourced one. */
export const markSourced = (file: string): boolean => unsourcedFiles.delete(file) && unsourcedFiles.size === 0

/**
 * Syncs a folder with these files. Skips unchanged files, because Gatsby watches the folder.
 * @param files - functions that read the files, by path inside the folder
 * @returns paths of changed and deleted files inside the folder
 */
const syncFolder = (to: string, files: ReadonlyMap<string, () => Buffer>): Set<string> => {
  const changed = new Set<string>()
  for (const [file, read] of files) {
    const path = join(to, file)
    const content = read()
    if (existsSync(path) && readFileSync(path).equals(content)) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    changed.add(file)
  }
  // Deletes after writing: references to a renamed file must not break in between.
  for (const file of listFiles(to)) {
    if (files.has(file)) continue
    rmSync(join(to, file))
    changed.add(file)
  }
  return changed
}

/** Number of changes to the styles of drawings during `develop`. */
let drawingStylesVersion = 0

/** Makes the next staging change all drawings, so that Gatsby queries them again. */
export const invalidateDrawings = (): void => {
  drawingStylesVersion += 1
}

/** Reads a file that has no entries. Appends the styles' version to SVG files: Gatsby skips unchanged files. */
const readAsset = (path: string): Buffer => {
  const content = readFileSync(path)
  const needsVersion = drawingStylesVersion > 0 && path.endsWith(".svg")
  return needsVersion ? Buffer.concat([content, Buffer.from(`<!-- ${drawingStylesVersion} -->`)]) : content
}

/**
 * Returns the files to stage for these entries, by path inside content/. Data is JSON, a subset of YAML: Gatsby's
 * parsers read the validated values, and do not convert strings to dates or numbers.
 */
const createStagedFiles = ({ texts, otherFiles, paths }: ContentFolder, entries: Entry[]) => {
  const files = new Map([...otherFiles].map(file => [file, () => readAsset(paths!.get(file)!)]))
  const entriesByFile = new Map([...texts.keys()].map((file): [string, Entry[]] => [file, []]))
  for (const entry of entries) entriesByFile.get(entry.file)?.push(entry)
  for (const [file, fileEntries] of entriesByFile) {
    const type = collectionOf(file)
    if (!type || (fileEntries.length === 0 && !type.list)) continue
    const data = fileEntries.map(entry => type.schema.parse(entry.data))
    const json = JSON.stringify(type.list ? data : data[0], null, 2)
    const prose = fileEntries[0]?.source.body.trimStart() ?? ""
    const content = Buffer.from(file.endsWith(".mdx") ? `---\n${json}\n---\n${prose}` : json)
    files.set(file, () => content)
  }
  return files
}

let stagedEntries: Entry[] = []

/** Returns the most recently staged entries: in builds the published ones, in develop all. */
export const getStagedEntries = (): Entry[] => stagedEntries

/**
 * Validates `content/` and, without errors, syncs the staged copy.
 * @param root - project root
 * @param folders - content/, then folders whose files override it
 * @throws {Error} if a file is deleted while it is read
 */
export const stageContent = async (root: string, folders?: readonly string[]) => {
  const folder = loadContent(root, folders)
  const validated = await validate(folder)
  if (onlyErrors(validated.issues).length === 0) {
    stagedEntries = validated.entries.filter(entry => isDevelop() || isPublished(entry, buildDate()))
    unsourcedFiles = syncFolder(join(root, STAGED_FOLDER), createStagedFiles(folder, stagedEntries))
  }
  return { ...validated, folder }
}

/** Returns whether the staged copy is valid: it may be from another branch with other schemas. */
export const hasValidStagedCopy = async (root: string): Promise<boolean> =>
  existsSync(join(root, STAGED_FOLDER)) &&
  onlyErrors((await validate(loadContent(root, [STAGED_FOLDER]))).issues).length === 0

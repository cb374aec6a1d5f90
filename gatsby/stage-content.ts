import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { buildDate, type ContentFolder, type Entry, onlyErrors, listFiles, isPublished, loadContent } from "#engine"
import { collectionOf, validate } from "#model"

/**
 * The folder Gatsby sources content from: a checked copy of `content/`. That of `develop` is renewed only while all is
 * in order, so that a bad edit takes no good page away; that of a build has only what visitors see.
 */
export const STAGED_FOLDER = ".content"

/** Whether `gatsby develop` runs, which shows drafts too. */
export const isDevelop = (): boolean => process.env.gatsby_executing_command === "develop"

/** Makes a folder hold these files and no others; what is equal already stays, so that Gatsby hears of changes only. */
const syncFolder = (to: string, files: ReadonlyMap<string, () => Buffer>): void => {
  for (const [file, read] of files) {
    const path = join(to, file)
    const content = read()
    if (existsSync(path) && readFileSync(path).equals(content)) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  // Last, so that what refers to a renamed file does not lose it in between.
  for (const file of listFiles(to)) if (!files.has(file)) rmSync(join(to, file))
}

/**
 * All files that Gatsby gets, without those of what the site does without or does not show. Data is written as JSON,
 * which is YAML: so Gatsby's own parsers read what was checked, and no text as a date or a number.
 */
const stagedFiles = ({ texts, otherFiles: assets, paths }: ContentFolder, entries: Entry[]) => {
  const files = new Map([...assets].map(file => [file, () => readFileSync(paths!.get(file)!)]))
  const byFile = new Map([...texts.keys()].map((file): [string, Entry[]] => [file, []]))
  for (const entry of entries) byFile.get(entry.file)?.push(entry)
  for (const [file, entries] of byFile) {
    const type = collectionOf(file)
    if (!type || (entries.length === 0 && !type.list)) continue
    const data = entries.map(entry => type.schema.parse(entry.data))
    const json = JSON.stringify(type.list ? data : data[0], null, 2)
    const prose = entries[0]?.source.body.trimStart() ?? ""
    const content = Buffer.from(file.endsWith(".mdx") ? `---\n${json}\n---\n${prose}` : json)
    files.set(file, () => content)
  }
  return files
}

let stagedEntries: Entry[] = []

/** The content that Gatsby shows, as it was staged last: in a build what visitors see, in develop all. */
export const getStagedEntries = (): Entry[] => stagedEntries

/**
 * Makes the copy equal to `content/` if all of that is in order; otherwise leaves the copy alone.
 * @param root the project's folder
 * @returns what was looked at and what was found; no error means that the copy is up to date
 * @throws if a file vanishes while it is read
 */
export const stageContent = async (root: string) => {
  const folder = loadContent(root)
  const validated = await validate(folder)
  if (onlyErrors(validated.issues).length === 0) {
    stagedEntries = validated.entries.filter(entry => isDevelop() || isPublished(entry, buildDate()))
    syncFolder(join(root, STAGED_FOLDER), stagedFiles(folder, stagedEntries))
  }
  return { ...validated, folder }
}

/** Whether there is a copy that has the shapes of today: it may stem from another branch. */
export const hasValidStage = async (root: string): Promise<boolean> =>
  existsSync(join(root, STAGED_FOLDER)) &&
  onlyErrors((await validate(loadContent(root, [STAGED_FOLDER]))).issues).length === 0

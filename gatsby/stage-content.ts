import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { stringify } from "yaml"
import {
  buildDate,
  complete,
  type ContentFolder,
  type Entry,
  errorsOf,
  type Figures,
  filesBelow,
  figuresOf,
  isPublished,
  type Issue,
  loadContent,
  withDetails,
  withFigures,
  withoutDeadLinks,
} from "../packages/content-engine"
import { collectionOf, validate } from "../model"
import { isDevelop } from "./content-folder"

/** Links in a copy that an earlier version made: what is written or deleted below them lies elsewhere. */
const withoutLinks = (folder: string): void => {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isSymbolicLink()) rmSync(join(entry.parentPath, entry.name))
}

/**
 * Makes a folder hold these files and no others; leaves alone what is equal already, so that Gatsby hears of changes
 * only. What the files are made of is read and never written: it may be a link to what belongs to somebody else.
 */
const write = (to: string, files: ReadonlyMap<string, () => Buffer>): void => {
  withoutLinks(to)
  for (const [file, read] of files) {
    const path = join(to, file)
    const content = read()
    if (existsSync(path) && readFileSync(path).equals(content)) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  // Last, so that what refers to a renamed file does not lose it in between.
  for (const file of filesBelow(to)) if (!files.has(file)) rmSync(join(to, file))
}

type Validated = Awaited<ReturnType<typeof validate>>

/**
 * The text of a file as Gatsby gets it, from what the check has read: with what its objects leave out, every value in
 * the form that pages show, and every text in quotes. So Gatsby's own parsers, which read a date or a number in a text
 * otherwise, read what was checked.
 * @param text of the file
 * @param entries of the file that are shown
 */
const written = (file: string, text: string, figures: Figures, entries: Entry[], { absent }: Validated): string => {
  const { shape, list } = collectionOf(file)!
  const full = entries.map(entry => complete(shape, withoutDeadLinks(entry, absent), process.env.GATSBY_LANGUAGE))
  const yaml = stringify(list ? full : full[0], {
    lineWidth: 0,
    aliasDuplicateObjects: false,
    defaultStringType: "QUOTE_DOUBLE",
    defaultKeyType: "PLAIN",
  })
  return file.endsWith(".mdx") ? withDetails(withFigures(text, figures), yaml) : yaml
}

/** All files that Gatsby gets, without those of what the site does without or does not show. */
const staged = (
  { texts, assets, paths = new Map() }: ContentFolder,
  validated: Validated,
  shownEntries: Entry[],
): Map<string, () => Buffer> => {
  const files = new Map([...assets].map(file => [file, () => readFileSync(paths.get(file)!)]))
  const seen = new Map(validated.entries.map(({ file }): [string, Entry[]] => [file, []]))
  for (const entry of shownEntries) seen.get(entry.file)?.push(entry)
  const figures = figuresOf(texts)
  for (const [file, text] of texts) {
    const [type, entries] = [collectionOf(file), seen.get(file)]
    if (type && validated.absent.has(type)) continue
    if (entries?.length === 0 && !type?.list) continue
    const content = Buffer.from(entries ? written(file, text, figures, entries, validated) : text)
    files.set(file, () => content)
  }
  return files
}

let shown: Entry[] | undefined

const withoutUnseen = (entries: Entry[]) => entries.filter(entry => isPublished(entry, buildDate()))

/** The content that Gatsby shows: as it was read when it was staged last. Where it has not been, it is read once. */
export const shownContent = async (): Promise<Entry[]> => {
  if (shown) return shown
  const { entries } = await validate(loadContent(process.cwd()))
  return (shown = isDevelop() ? entries : withoutUnseen(entries))
}

/** What was found while content was staged. */
interface Staged {
  /** Every problem of `content/`; no error means that the copy is up to date. */
  issues: Issue[]
  /** The objects that have their shape. */
  entries: Entry[]
  /** What was looked at. */
  folder: ContentFolder
}

/**
 * Makes `copy` equal to `content/` if all of that is in order; otherwise leaves `copy` alone.
 * @param root the project's folder
 * @param copy the folder inside it that Gatsby reads
 * @param drafts whether it gets what visitors do not see yet, too
 * @throws if a file vanishes while it is read
 */
export const stageContent = async (root: string, copy: string, { drafts }: { drafts: boolean }): Promise<Staged> => {
  const folder = loadContent(root)
  const validated = await validate(folder)
  const { issues, entries } = validated
  if (errorsOf(issues).length === 0) {
    shown = drafts ? entries : withoutUnseen(entries)
    write(join(root, copy), staged(folder, validated, shown))
  }
  return { issues, entries, folder }
}

/** Whether `copy` holds content that has the shapes of today: it may stem from another branch. */
export const isStaged = async (root: string, copy: string): Promise<boolean> =>
  existsSync(join(root, copy)) && errorsOf((await validate(loadContent(root, [copy]))).issues).length === 0

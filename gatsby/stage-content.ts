import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, relative } from "node:path"
import { parseDocument, stringify } from "yaml"
import {
  buildDate,
  complete,
  type ContentFolder,
  type Entry,
  errorsOf,
  filesBelow,
  filledTexts,
  isPublished,
  type Issue,
  loadContent,
  unpublished,
  withDetails,
  withoutDeadLinks,
} from "../packages/content-engine"
import { collectionOf, validate } from "../model"
import { isDevelop, liveDrafts } from "./content-folder"

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

/** Takes drafts and posts of days to come out of a copy of the content. */
const withdrawUnpublished = (folder: string, entries: Entry[]): void => {
  for (const [file, places] of unpublished(entries, buildDate())) {
    const path = join(folder, file)
    if (places === "file") {
      rmSync(path)
      continue
    }
    const list = parseDocument(readFileSync(path, "utf8"), { merge: true })
    for (const place of places) list.deleteIn(place)
    writeFileSync(path, list.toString({ lineWidth: 0 }))
  }
}

/** Puts the figures of the ledger into the texts of a copy of the content. */
const putFigures = (copy: string, { texts }: ContentFolder): void => {
  for (const [file, filled] of filledTexts(texts))
    if (filled !== texts.get(file)) writeFileSync(join(copy, file), filled)
}

type Validated = Awaited<ReturnType<typeof validate>>

/** Takes the files of what the site does without out of a copy of the content. */
const withdrawAbsent = (copy: string, { texts }: ContentFolder, { absent }: Validated): void => {
  for (const file of texts.keys()) {
    const type = collectionOf(file)
    if (type && absent.has(type)) rmSync(join(copy, file))
  }
}

/**
 * Writes a copy of the content anew from what the check has read: with what its objects leave out, every value in the
 * form that pages show, and every text in quotes. So Gatsby's own parsers, which read a date or a number in a text
 * otherwise, read what was checked.
 */
const writeOut = (copy: string, { entries, absent }: Validated): void => {
  for (const file of new Set(entries.map(entry => entry.file))) {
    const objects = entries.filter(entry => entry.file === file)
    const { shape, list } = collectionOf(file)!
    const full = objects.map(entry => complete(shape, withoutDeadLinks(entry, absent), process.env.GATSBY_LANGUAGE))
    const path = join(copy, file)
    const yaml = stringify(list ? full : full[0], {
      lineWidth: 0,
      aliasDuplicateObjects: false,
      defaultStringType: "QUOTE_DOUBLE",
      defaultKeyType: "PLAIN",
    })
    writeFileSync(path, file.endsWith(".mdx") ? withDetails(readFileSync(path, "utf8"), yaml) : yaml)
  }
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
 * @param drafts whether it gets what visitors do not see yet, too, and what stands in the editor unsaved
 * @throws if a file vanishes while it is read
 */
export const stageContent = async (root: string, copy: string, { drafts }: { drafts: boolean }): Promise<Staged> => {
  // What is checked is what is staged: files may be saved again meanwhile.
  const snapshot = mkdtempSync(join(tmpdir(), "content-"))
  try {
    cpSync(join(root, "content"), snapshot, { recursive: true })
    if (drafts) for (const draft of liveDrafts(root)) cpSync(draft, snapshot, { recursive: true })
    const folder = loadContent(root, relative(root, snapshot))
    const validated = await validate(folder)
    const { issues, entries } = validated
    if (errorsOf(issues).length === 0) {
      putFigures(snapshot, folder)
      withdrawAbsent(snapshot, folder, validated)
      writeOut(snapshot, validated)
      if (!drafts) withdrawUnpublished(snapshot, entries)
      shown = drafts ? entries : withoutUnseen(entries)
      mirror(snapshot, join(root, copy))
    }
    return { issues, entries, folder }
  } finally {
    rmSync(snapshot, { recursive: true, force: true })
  }
}

/** Whether `copy` holds content that has the shapes of today: it may stem from another branch. */
export const isStaged = async (root: string, copy: string): Promise<boolean> =>
  existsSync(join(root, copy)) && errorsOf((await validate(loadContent(root, copy))).issues).length === 0

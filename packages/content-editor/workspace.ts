import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { z } from "zod"
import {
  type ContentFolder,
  type Entry,
  errorsOf,
  filesBelow,
  formatIssue,
  formatIssues,
  imageFacts,
  type Issue,
  loadContent,
  pageOf,
} from "../content-engine"
import { validate } from "../../model"
import { draftFolder } from "../../gatsby/content-folder"
import { isEditable } from "./config"
import { LIST } from "./fields"
import { FRONTMATTER } from "./formats"
import { asset, contentFiles, editablePath, EditRequestError, touchedBy } from "./files"

/** What the editor is told of the content. */
export interface EditorState {
  /** What is wrong with it, one line an issue; empty where it is in order. */
  problems: string
  /** The files that "undo" would put back as they were before the last save; none if nothing was saved yet. */
  undo: string[]
  /** The files of forms whose window was closed before they were saved. */
  left: string[]
}

/** Something wrong with a field of the form that is open. */
export interface FieldIssue {
  path: (string | number)[]
  message: string
  isError: boolean
}

/** What it is told of the page beside a form. */
export interface PageState {
  /** Whether `develop` runs. */
  isUp: boolean
  /** Where `develop` shows the page; `null` until it does. */
  page: string | null
}

/** What it is told of a form that is not saved yet: also what is wrong with its fields, and where its page is. */
export interface DraftState extends EditorState {
  fields: FieldIssue[]
  address: string
}

const draft = z.object({ path: editablePath, raw: z.string(), assets: z.array(asset).default([]) })

const inside = (path: string) => path.replace(/^content\//, "")
const told = (issues: Issue[]) => (issues.length > 0 ? formatIssues(issues, "") : "")

/** The page on which a visitor finds what a file holds; empty while what it holds is no page yet. */
const addressOf = (path: string, entries: Entry[], { pages }: ContentFolder): string => {
  const own = entries.filter(({ file }) => file === inside(path))
  const [entry] = own
  const named = `/${basename(path, ".yaml")}`
  if (own.length === 1 && entry) return pageOf(entry) ?? "/"
  if (pages.includes(named)) return named
  return own.length === 0 ? "" : "/"
}

/** What is told of a field that is not in the file; a form shows where it belongs, and what it is. */
const MISSING =
  /^(?:The field "\w+" is missing\. Add it|There is no text below the details\.|This must be a text, but it is nothing\.).*$/s

/** The path of an issue as the form has it, which knows entries of a list file, and the text of a post, as a field. */
const pathOf = ({ path }: Issue): FieldIssue["path"] => {
  if (path === "") return ["body"]
  const parts = path.match(/[^.[\]]+/g) ?? []
  const own = parts.map(part => (/^\d+$/.test(part) ? Number(part) : part))
  return typeof own[0] === "number" ? [LIST, ...own] : own
}

/** What is told at a field: of a text, with its line there. */
const toldAt = ({ path, line, message }: Issue, raw: string): string => {
  const above = (FRONTMATTER.exec(raw)?.[0].split("\n").length ?? 1) - 1
  const told = message.replace(MISSING, "Fill this in.")
  return path === "" && told === message && line > above ? `Line ${line - above}: ${told}` : told
}

/** What people call an object. */
const nameOf = ({ file, data: { name, title } }: Entry): string => {
  const known = name ?? title
  return typeof known === "string" ? `"${known}"` : file
}

/** The content without some files. */
const without = (folder: ContentFolder, paths: readonly string[]): ContentFolder => {
  const gone = new Set(paths.map(inside))
  return {
    ...folder,
    texts: new Map([...folder.texts].filter(([file]) => !gone.has(file))),
    assets: new Set([...folder.assets].filter(file => !gone.has(file))),
    images: new Map([...(folder.images ?? [])].filter(([file]) => !gone.has(file))),
  }
}

/**
 * What the local editor does with the content of a clone: reads and writes files, checks what is in a form before it is
 * saved, shows it to `develop`, keeps from being deleted what is referred to, and takes the last save back.
 * @param root folder of the clone
 */
export const editorWorkspace = (root: string) => {
  const files = contentFiles(root)
  const drafts = join(root, draftFolder, String(process.pid))
  /** Called like no process, so that `develop` does not show it; the next editor finds it there. */
  const left = join(root, draftFolder, "left")
  // Those of an editor that did not end by itself.
  for (const other of existsSync(dirname(left)) ? readdirSync(dirname(left)) : [])
    if (other !== basename(left)) rmSync(join(dirname(left), other), { recursive: true, force: true })
  /** The window that the form stands in of which something is laid out. */
  let owner: string | null = null
  /** Windows whose forms begin anew, because files were put in place below them: what they still send is no draft. */
  const ended = new Set<string | null>()
  /** The files of the last save, as they were before it; `null` where there was none. */
  let before = new Map<string, Buffer | null>()

  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path)) : null)
  const write = (path: string, content: Buffer | null) => {
    if (content === null) return rmSync(join(root, path), { force: true })
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  const clearDraft = () => rmSync(drafts, { recursive: true, force: true })
  const endWindow = (window: string | null) => {
    ended.add(window)
    clearDraft()
  }
  const keepDraft = () => {
    if (existsSync(drafts)) cpSync(drafts, left, { recursive: true })
    clearDraft()
  }
  const undo = () => [...before.keys()]
  const leftFiles = () => filesBelow(left).map(file => `content/${file}`)
  const dropLeft = (paths: readonly string[]) => {
    for (const path of paths) rmSync(join(left, inside(path)), { force: true })
    if (leftFiles().length === 0) rmSync(left, { recursive: true, force: true })
  }
  const state = async (): Promise<EditorState> => ({
    problems: told((await validate(loadContent(root))).issues),
    undo: undo(),
    left: leftFiles(),
  })

  /** @throws EditRequestError if other content would lead nowhere without these files */
  const mayBeDeleted = async (paths: readonly string[]) => {
    const folder = loadContent(root)
    const { entries, issues } = await validate(folder)
    const known = new Set(errorsOf(issues).map(formatIssue))
    const caused = errorsOf((await validate(without(folder, paths))).issues).filter(
      issue => !known.has(formatIssue(issue)),
    )
    if (caused.length === 0) return
    const places = [...new Set(caused.map(({ file, line }) => `${file}:${line}`))]
    const named = entries.filter(({ file }) => paths.map(inside).includes(file)).map(nameOf)
    throw new EditRequestError(
      `${[...new Set(named)].join(", ") || paths.join(", ")} is still needed. Change first: ${places.join(", ")}.`,
    )
  }

  return {
    state,

    /** Answers a request of Decap; remembers what a change replaces. */
    answer: async (body: unknown): Promise<unknown> => {
      const { changed, deleted } = touchedBy(body)
      if (deleted.length > 0) await mayBeDeleted(deleted)
      const old = new Map(changed.map(path => [path, read(path)]))
      const answered = files(body)
      if (changed.length > 0) {
        before = old
        dropLeft(changed)
        clearDraft()
      }
      return answered
    },

    /** Checks what a form holds as if it were saved, and lays it where `develop` shows it; `null` ends that. */
    draft: async (body: unknown, window: string | null): Promise<DraftState> => {
      const isEnded = ended.has(window)
      if (isEnded || body === null) {
        // What another window has laid out since is not that one's to take away.
        if (!isEnded) clearDraft()
        return { ...(await state()), fields: [], address: "/" }
      }
      const result = draft.safeParse(body)
      if (!result.success) throw new EditRequestError(z.prettifyError(result.error))
      const { path, raw, assets } = result.data
      const folder = loadContent(root)
      const isChanged = assets.length > 0 || folder.texts.get(inside(path)) !== raw
      const images = new Map(folder.images)
      // One form is open at a time: what another left unsaved is not shown any more.
      clearDraft()
      owner = window
      if (isChanged)
        for (const { path: name, content } of [
          { path, content: Buffer.from(raw) },
          ...assets.map(({ path: own, content }) => ({ path: own, content: Buffer.from(content, "base64") })),
        ]) {
          const file = join(drafts, inside(name))
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, content)
          if (name !== path) images.set(inside(name), imageFacts(file))
        }
      const { issues, entries } = await validate({
        ...folder,
        texts: new Map([...folder.texts, [inside(path), raw]]),
        assets: new Set([...folder.assets, ...images.keys()]),
        images,
      })
      const isOwn = ({ file, path: at }: Issue) => file === path && (at !== "" || path.endsWith(".mdx"))
      return {
        problems: told(issues.filter(issue => !isOwn(issue))),
        fields: issues.filter(isOwn).map(issue => ({
          path: pathOf(issue),
          message: toldAt(issue, raw),
          isError: issue.severity === undefined,
        })),
        undo: undo(),
        left: leftFiles(),
        address: addressOf(path, entries, folder),
      }
    },

    /** Puts the files of the last save back as they were. Asked once more, it takes that back. Ends the window. */
    undo: async (window: string | null): Promise<EditorState> => {
      const now = new Map([...before.keys()].map(path => [path, read(path)]))
      for (const [path, content] of before) if (isEditable(path)) write(path, content)
      before = now
      endWindow(window)
      return state()
    },

    /** Keeps what stood in the form of a window that is closed, and shows it to nobody. */
    leave: (window: string | null) => {
      if (owner === window) keepDraft()
    },

    /** Saves what was left in closed windows, or drops it. Ends the window that asks. */
    settle: async (isSaved: unknown, window: string | null): Promise<EditorState> => {
      const paths = leftFiles().filter(isEditable)
      if (isSaved === true && paths.length > 0) {
        before = new Map(paths.map(path => [path, read(path)]))
        for (const path of paths) write(path, readFileSync(join(left, inside(path))))
      }
      dropLeft(leftFiles())
      endWindow(window)
      return state()
    },

    /** The same of every window, because the editor ends. */
    close: keepDraft,
  }
}

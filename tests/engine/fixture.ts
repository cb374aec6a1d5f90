import { cpSync, rmSync } from "node:fs"
import { join } from "node:path"
import { type ContentFolder, formatIssue, loadContent } from "#engine"
import { validate } from "#model"

/** Where the frozen content lies: `content/` may change in any way without touching it. */
export const FIXTURE = "tests/fixtures/content"

/** The frozen content, on a day on which all of its posts are published. */
export const fixture: ContentFolder = {
  ...loadContent(process.cwd(), [FIXTURE]),
  today: "2026-01-01",
  downloads: new Set(),
}

export const service = "services/first-service.yaml"
export const post = "blog/first-post.mdx"

/** The text of a file of the frozen content. */
export const read = (file: string): string => {
  const text = fixture.texts.get(file)
  if (text === undefined) throw new Error(`There is no ${FIXTURE}/${file}.`)
  return text
}

/** The frozen content with files replaced or added, or (with `undefined`) taken away. */
export const withFiles = (files: Record<string, string | undefined>, folder = fixture): ContentFolder => {
  const texts = new Map(folder.texts)
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) texts.delete(file)
    else texts.set(file, text)
  }
  return { ...folder, texts }
}

/** A file of the frozen content after one replacement, which must change it. */
export const edited = (file: string, search: string | RegExp, replacement: string): string => {
  const before = read(file)
  const after = before.replace(search, () => replacement)
  if (after === before) throw new Error(`${String(search)} changes nothing in ${FIXTURE}/${file}.`)
  return after
}

/** Makes a folder anew: a project with the frozen content. */
export const copyContent = (root: string): void => {
  rmSync(root, { recursive: true, force: true })
  cpSync(FIXTURE, join(root, "content"), { recursive: true })
  cpSync("src/pages", join(root, "src/pages"), { recursive: true })
}

/** All that is told of content, a line an issue. */
export const getIssues = async (folder: ContentFolder): Promise<string[]> =>
  (await validate(folder)).issues.map(formatIssue)

/** All that is told of the frozen content after one replacement in it. */
export const issuesAfter = (file: string, search: string | RegExp, replacement: string): Promise<string[]> =>
  getIssues(withFiles({ [file]: edited(file, search, replacement) }))

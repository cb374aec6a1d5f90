import { cpSync, rmSync } from "node:fs"
import { join } from "node:path"
import { type ContentFolder, formatIssue, loadContent } from "#engine"
import { validate } from "#model"

/** Folder of the fixture content, which is independent of `content/`. */
export const FIXTURE = "tests/fixtures/content"

/** The fixture content, on a day on which all of its posts are published. */
export const fixture: ContentFolder = {
  ...loadContent(process.cwd(), [FIXTURE]),
  today: "2026-01-01",
  downloads: new Set(),
}

export const service = "services/first-service.yaml"
export const post = "blog/first-post.mdx"

/** Returns the text of a fixture file. */
export const read = (file: string): string => {
  const text = fixture.texts.get(file)
  if (text === undefined) throw new Error(`There is no ${FIXTURE}/${file}.`)
  return text
}

/** Returns the fixture content with files replaced, added or (with `undefined`) removed. */
export const withFiles = (files: Record<string, string | undefined>, folder = fixture): ContentFolder => {
  const texts = new Map(folder.texts)
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) texts.delete(file)
    else texts.set(file, text)
  }
  return { ...folder, texts }
}

/**
 * Returns the text of a fixture file after one replacement.
 * @throws {Error} if the replacement changes nothing
 */
export const edited = (file: string, search: string | RegExp, replacement: string): string => {
  const before = read(file)
  const after = before.replace(search, () => replacement)
  if (after === before) throw new Error(`${String(search)} changes nothing in ${FIXTURE}/${file}.`)
  return after
}

/** Recreates a folder as a project with the fixture content. */
export const copyContent = (root: string): void => {
  rmSync(root, { recursive: true, force: true })
  cpSync(FIXTURE, join(root, "content"), { recursive: true })
  cpSync("src/pages", join(root, "src/pages"), { recursive: true })
}

/** Returns the issues of content, one line each. */
export const getIssues = async (folder: ContentFolder): Promise<string[]> =>
  (await validate(folder)).issues.map(formatIssue)

/** Returns the issues of the fixture content after one replacement. */
export const issuesAfter = (file: string, search: string | RegExp, replacement: string): Promise<string[]> =>
  getIssues(withFiles({ [file]: edited(file, search, replacement) }))

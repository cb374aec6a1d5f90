import { cpSync, rmSync } from "node:fs"
import { join } from "node:path"
import { type ContentFolder, formatIssue, loadContent } from "#engine"
import { validate } from "#model"

/** Folder of the fixture content, which is independent of `content/`. */
export const FIXTURE_FOLDER = "tests/fixtures/content"

/** The fixture content, on a day on which all of its posts are published. */
export const fixture: ContentFolder = {
  ...loadContent(process.cwd(), [FIXTURE_FOLDER]),
  today: "2026-01-01",
  downloads: new Set(),
}

/** Paths inside content/. */
export const serviceFile = "services/first-service.yaml"
export const postFile = "blog/first-post.mdx"

/** Returns the text of a fixture file, by its path inside content/. */
export const readFixture = (file: string): string => {
  const text = fixture.texts.get(file)
  if (text === undefined) throw new Error(`There is no ${FIXTURE_FOLDER}/${file}.`)
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
export const editFixture = (file: string, search: string | RegExp, replacement: string): string => {
  const before = readFixture(file)
  const after = before.replace(search, () => replacement)
  if (after === before) throw new Error(`${String(search)} changes nothing in ${FIXTURE_FOLDER}/${file}.`)
  return after
}

/** Creates a project with the fixture content in a folder, which it empties first. */
export const createFixtureProject = (root: string): void => {
  rmSync(root, { recursive: true, force: true })
  cpSync(FIXTURE_FOLDER, join(root, "content"), { recursive: true })
  cpSync("src/pages", join(root, "src/pages"), { recursive: true })
}

/** Returns the issues of content, one line each. */
export const getIssues = async (folder: ContentFolder): Promise<string[]> =>
  (await validate(folder)).issues.map(formatIssue)

/** Returns the issues of the fixture content after one replacement. */
export const issuesAfter = (file: string, search: string | RegExp, replacement: string): Promise<string[]> =>
  getIssues(withFiles({ [file]: editFixture(file, search, replacement) }))

import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { createFileBackend } from "#editor/files"
import { formatIssue } from "#engine"
import { stageContent } from "#gatsby/stage-content"
import { createFixtureProject, postFile, serviceFile } from "../fixture"

/** Content with symbolic links, whose targets must not change. */

const folder = mkdtempSync(join(tmpdir(), "linked-"))
const [root, targetsFolder] = [join(folder, "site"), join(folder, "elsewhere")]
const stagedFolder = join(root, ".content")

beforeEach(() => {
  rmSync(targetsFolder, { recursive: true, force: true })
  mkdirSync(targetsFolder)
  createFixtureProject(root)
})
afterAll(() => rmSync(folder, { recursive: true }))

const filesOf = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? [] : join(entry.parentPath, entry.name),
  )
const readFiles = (path: string) =>
  Object.fromEntries(filesOf(path).map(file => [file, readFileSync(file).toString("base64")]))

/** Moves a file or folder out of the project and links to it. */
const link = (name: string) => {
  const [from, to] = [join(root, name), join(targetsFolder, name.replaceAll("/", "-"))]
  renameSync(from, to)
  symlinkSync(to, from)
}

/** Stages content and returns its issues. */
const stage = async () => (await stageContent(root)).issues.map(formatIssue)

describe.each([
  ["a YAML file", "content/team.yaml"],
  ["an MDX file", `content/${postFile}`],
  ["a picture", "content/images/testimonials/first-person.svg"],
  ["the content folder", "content"],
])("%s as a symbolic link", (_, name) => {
  test("copies the target's content without changing the target", async () => {
    await stage()
    const expected = readFiles(stagedFolder)
    link(name)
    const before = readFiles(targetsFolder)
    expect(await stage()).toEqual([])
    expect(readFiles(targetsFolder)).toEqual(before)
    expect(readFiles(stagedFolder)).toEqual(expected)
  })
})

test("reports broken links and ignores lock files", async () => {
  for (const name of [".#first-post.mdx", "blog/.#first-post.mdx", "services/~$first-service.yaml"])
    symlinkSync("ana@host.1:1700000000", join(root, "content", name))
  expect(await stage()).toEqual([])
  for (const name of ["services/gone.yaml", "images/gone.svg", "gone"])
    symlinkSync(join(targetsFolder, "nowhere"), join(root, "content", name))
  const messages = await stage()
  for (const name of ["services/gone.yaml", "images/gone.svg", "gone"])
    expect(messages).toContainEqual(expect.stringMatching(`^content/${name}:1:1 `))
})

test("reports linked folders without following them", async () => {
  symlinkSync(".", join(root, "content/blog/round"))
  symlinkSync(root, join(root, "content/up"))
  symlinkSync("itself", join(root, "content/itself"))
  const messages = await stage()
  const linkedFolder = /^content\/(?:blog\/round|up|itself):1:1 No page uses this file/
  expect(messages.filter(line => linkedFolder.test(line))).toHaveLength(3)
})

test("copies only the files that the check reads", async () => {
  await stage()
  const expected = readFiles(stagedFolder)
  const ignored = [
    "README.md",
    "blog/._first-post.mdx",
    "blog/.draft.mdx",
    "~$team.yaml",
    "images/.hidden.svg",
    ".a/b.yaml",
  ]
  for (const name of ignored)
    for (const place of ["content", ".content"]) {
      mkdirSync(dirname(join(root, place, name)), { recursive: true })
      writeFileSync(join(root, place, name), "\0 a: [")
    }
  expect(await stage()).toEqual([])
  expect(readFiles(stagedFolder)).toEqual(expected)
  const backend = createFileBackend(root)
  const list = await backend({ action: "entriesByFolder", params: { folder: "content/blog", extension: "mdx" } })
  expect((list as { file: { path: string } }[]).filter(({ file }) => /\/\./.test(file.path))).toEqual([])
  await expect(backend({ action: "getEntry", params: { path: "content/blog/.draft.mdx" } })).rejects.toThrow()
})

test("does not use the system's temporary folder, which may be on another drive", async () => {
  const env = jest.replaceProperty(process, "env", { ...process.env, TMPDIR: join(folder, "no-such-folder") })
  expect(await stage()).toEqual([])
  expect([existsSync(join(stagedFolder, serviceFile)), lstatSync(join(stagedFolder, serviceFile)).isFile()]).toEqual([
    true,
    true,
  ])
  env.restore()
})

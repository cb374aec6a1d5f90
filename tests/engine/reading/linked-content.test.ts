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
import { copyContent, post, service } from "../fixture"

/** Content that is a link, in whole or in part, to what lies elsewhere and belongs to its owner. */

const folder = mkdtempSync(join(tmpdir(), "linked-"))
const [root, elsewhere] = [join(folder, "site"), join(folder, "elsewhere")]
const copy = join(root, ".content")

beforeEach(() => {
  rmSync(elsewhere, { recursive: true, force: true })
  mkdirSync(elsewhere)
  copyContent(root)
})
afterAll(() => rmSync(folder, { recursive: true }))

const filesOf = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? [] : join(entry.parentPath, entry.name),
  )
const held = (path: string) =>
  Object.fromEntries(filesOf(path).map(file => [file, readFileSync(file).toString("base64")]))

/** Moves a part of content/ away, and puts a link in its place. */
const link = (name: string) => {
  const [from, to] = [join(root, name), join(elsewhere, name.replaceAll("/", "-"))]
  renameSync(from, to)
  symlinkSync(to, from)
}

/** What is told when content is staged. */
const stage = async () => (await stageContent(root)).issues.map(formatIssue)

describe.each([
  ["a file of YAML", "content/team.yaml"],
  ["the text of a post", `content/${post}`],
  ["a picture", "content/images/testimonials/first-person.svg"],
  ["all of the content", "content"],
])("%s that is a link", (_, name) => {
  test("is read as if it lay there, and what it leads to stays as it is", async () => {
    await stage()
    const plain = held(copy)
    link(name)
    const owned = held(elsewhere)
    expect(await stage()).toEqual([])
    expect(held(elsewhere)).toEqual(owned)
    expect(held(copy)).toEqual(plain)
  })
})

test("a link that leads nowhere is told, and a lock that is one is not looked at", async () => {
  for (const name of [".#first-post.mdx", "blog/.#first-post.mdx", "services/~$first-service.yaml"])
    symlinkSync("ana@host.1:1700000000", join(root, "content", name))
  expect(await stage()).toEqual([])
  for (const name of ["services/gone.yaml", "images/gone.svg", "gone"])
    symlinkSync(join(elsewhere, "nowhere"), join(root, "content", name))
  const told = await stage()
  for (const name of ["services/gone.yaml", "images/gone.svg", "gone"])
    expect(told).toContainEqual(expect.stringMatching(`^content/${name}:1:1 `))
})

test("a folder that is a link is told, and not followed: it may lead round in a circle", async () => {
  symlinkSync(".", join(root, "content/blog/round"))
  symlinkSync(root, join(root, "content/up"))
  symlinkSync("itself", join(root, "content/itself"))
  const told = await stage()
  const round = /^content\/(?:blog\/round|up|itself):1:1 No page uses this file/
  expect(told.filter(line => round.test(line))).toHaveLength(3)
})

test("Gatsby gets what the check looks at, and no other file", async () => {
  await stage()
  const plain = held(copy)
  const foreign = [
    "README.md",
    "blog/._first-post.mdx",
    "blog/.draft.mdx",
    "~$team.yaml",
    "images/.hidden.svg",
    ".a/b.yaml",
  ]
  for (const name of foreign)
    for (const place of ["content", ".content"]) {
      mkdirSync(dirname(join(root, place, name)), { recursive: true })
      writeFileSync(join(root, place, name), "\0 a: [")
    }
  expect(await stage()).toEqual([])
  expect(held(copy)).toEqual(plain)
  const files = createFileBackend(root)
  const list = await files({ action: "entriesByFolder", params: { folder: "content/blog", extension: "mdx" } })
  expect((list as { file: { path: string } }[]).filter(({ file }) => /\/\./.test(file.path))).toEqual([])
  await expect(files({ action: "getEntry", params: { path: "content/blog/.draft.mdx" } })).rejects.toThrow()
})

test("no folder for temporary files is asked for: it may lie on another drive, and no path leads there", async () => {
  const env = jest.replaceProperty(process, "env", { ...process.env, TMPDIR: join(folder, "no-such-folder") })
  expect(await stage()).toEqual([])
  expect([existsSync(join(copy, service)), lstatSync(join(copy, service)).isFile()]).toEqual([true, true])
  env.restore()
})

import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parse } from "yaml"
import { hasValidStagedCopy, invalidateDrawings, stageContent } from "#gatsby/stage-content"
import { setFields } from "../../set-fields"
import { createFixtureProject, postFile, readFixture, serviceFile } from "../fixture"

const root = mkdtempSync(join(tmpdir(), "staged-"))
const serviceFilePath = join(root, "content/services/first-service.yaml")
const stagedServicePath = join(root, ".content/services/first-service.yaml")
const validService = readFixture(serviceFile)
const invalidService = validService.replace(/^name:/m, "nmae:")
/** Stages content for `develop` or a build, and returns its issues. */
const stage = async (command = "develop") => {
  process.env.gatsby_executing_command = command
  return (await stageContent(root)).issues
}

beforeEach(() => createFixtureProject(root))
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe("stageContent", () => {
  const readStaged = () => JSON.parse(readFileSync(stagedServicePath, "utf8")) as object

  test("copies valid content", async () => {
    expect(await stage()).toEqual([])
    expect(readStaged()).toMatchObject(parse(validService) as object)
    expect(await hasValidStagedCopy(root)).toBe(true)
  })

  test("interpolates references to claims", async () => {
    writeFileSync(serviceFilePath, validService.replace(/^name: .*/m, 'name: "In {claim.buildWeeks} weeks"'))
    const postPath = join(root, "content", postFile)
    writeFileSync(postPath, readFixture(postFile).replace("One sentence begins", "{claim.buildWeeks.from} weeks begin"))
    expect(await stage()).toEqual([])
    expect(readStaged()).toMatchObject({ name: "In 3–5 weeks" })
    expect(readFileSync(postPath.replace("content", ".content"), "utf8")).toContain("\n3 weeks begin")
  })

  test("keeps the last valid copy until all errors are fixed", async () => {
    await stage()
    writeFileSync(serviceFilePath, invalidService)
    expect(await stage()).not.toEqual([])
    expect(readStaged()).toMatchObject(parse(validService) as object)
    const fixed = validService.replace(/^name: .*/m, "name: Advertising")
    writeFileSync(serviceFilePath, fixed)
    expect(await stage()).toEqual([])
    expect(readStaged()).toMatchObject({ name: "Advertising" })
  })

  test("updates only drawings after invalidateDrawings", async () => {
    await stage()
    const drawing = join(root, ".content/drawings/one.svg")
    const before = readFileSync(drawing, "utf8")
    const modifiedAt = statSync(stagedServicePath).mtimeMs
    invalidateDrawings()
    expect(await stage()).toEqual([])
    const after = readFileSync(drawing, "utf8")
    expect([after.startsWith(before), after === before]).toEqual([true, false])
    expect(statSync(stagedServicePath).mtimeMs).toBe(modifiedAt)
  })

  test("syncs added, renamed and deleted files only", async () => {
    await stage()
    const modifiedAt = statSync(stagedServicePath).mtimeMs
    const [from, to] = ["six", "seven"].map(name => join(root, `content/blog/${name}.mdx`)) as [string, string]
    const text = readFixture(postFile)
      .replace(/^title: .*/m, "title: Another post")
      .replace(/What the first/, "What the sixth")
    writeFileSync(from, text.replace("slug: first-post", "slug: six"))
    expect(await stage()).toEqual([])
    expect(existsSync(from.replace("content", ".content"))).toBe(true)
    renameSync(from, to)
    await stage()
    expect([from, to].map(file => existsSync(file.replace("content", ".content")))).toEqual([false, true])
    rmSync(to)
    await stage()
    expect(existsSync(to.replace("content", ".content"))).toBe(false)
    expect(statSync(stagedServicePath).mtimeMs).toBe(modifiedAt)
  })

  test("does not stage content that was never valid", async () => {
    writeFileSync(serviceFilePath, invalidService)
    await stage()
    expect(existsSync(stagedServicePath)).toBe(false)
    expect(await hasValidStagedCopy(root)).toBe(false)
  })

  test("rejects an invalid staged copy", async () => {
    writeFileSync(serviceFilePath, invalidService)
    cpSync(join(root, "content"), join(root, ".content"), { recursive: true })
    expect(await hasValidStagedCopy(root)).toBe(false)
  })

  test("omits drafts and planned posts from builds", async () => {
    const env = jest.replaceProperty(process, "env", { ...process.env, BUILD_DATE: "2026-12-02" })
    const write = (file: string, text: string) => writeFileSync(join(root, "content", file), text)
    const copyOf = (title: string, fields: object) =>
      setFields(readFixture(postFile), {
        title,
        slug: undefined,
        excerpt: `${title}. `.repeat(9),
        featured: false,
        ...fields,
      })
    write("services/third.yaml", setFields(validService.replace(/first/gi, "third"), { order: 3, draft: true }))
    write("blog/draft.mdx", copyOf("A draft", { draft: true }))
    write("blog/later.mdx", copyOf("A later post", { date: "2026-12-03" }))
    write("resources.yaml", setFields(readFixture("resources.yaml"), { "0.draft": true }))
    const files = ["services/third.yaml", "blog/draft.mdx", "blog/later.mdx"]
    const areStaged = () => files.map(file => existsSync(join(root, ".content", file)))
    expect(await stage()).toEqual([])
    expect(areStaged()).toEqual([true, true, true])
    expect(await stage("build")).toEqual([])
    expect(areStaged()).toEqual([false, false, false])
    const list = readFileSync(join(root, ".content/resources.yaml"), "utf8")
    expect([list.includes("first-guide"), list.includes("first-video")]).toEqual([false, true])
    env.restore()
  })
})

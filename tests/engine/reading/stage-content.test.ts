import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parse } from "yaml"
import { hasValidStage, stageContent } from "#gatsby/stage-content"
import { withFields } from "../../with-fields"
import { copyContent, post, read, service } from "../fixture"

const root = mkdtempSync(join(tmpdir(), "staged-"))
const path = join(root, "content/services/first-service.yaml")
const copied = join(root, ".content/services/first-service.yaml")
const good = read(service)
const broken = good.replace(/^name:/m, "nmae:")
/** Stages for `develop`, or for a build. */
const stage = async (command = "develop") => {
  process.env.gatsby_executing_command = command
  return (await stageContent(root)).issues
}

beforeEach(() => copyContent(root))
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe("the staged content", () => {
  const copy = () => JSON.parse(readFileSync(copied, "utf8")) as object

  test("says what good content says", async () => {
    expect(await stage()).toEqual([])
    expect(copy()).toMatchObject(parse(good) as object)
    expect(await hasValidStage(root)).toBe(true)
  })

  test("has its figures in the place of what refers to them", async () => {
    writeFileSync(path, good.replace(/^name: .*/m, 'name: "In {claim.buildWeeks} weeks"'))
    const article = join(root, "content", post)
    writeFileSync(article, read(post).replace("One sentence begins", "{claim.buildWeeks.from} weeks begin"))
    expect(await stage()).toEqual([])
    expect(copy()).toMatchObject({ name: "In 3–5 weeks" })
    expect(readFileSync(article.replace("content", ".content"), "utf8")).toContain("\n3 weeks begin")
  })

  test("stays while there is a mistake anywhere, and follows when it is mended", async () => {
    await stage()
    writeFileSync(path, broken)
    expect(await stage()).not.toEqual([])
    expect(copy()).toMatchObject(parse(good) as object)
    const mended = good.replace(/^name: .*/m, "name: Advertising")
    writeFileSync(path, mended)
    expect(await stage()).toEqual([])
    expect(copy()).toMatchObject({ name: "Advertising" })
  })

  test("takes over new, renamed and deleted files, and touches no other", async () => {
    await stage()
    const untouched = statSync(copied).mtimeMs
    const [from, to] = ["six", "seven"].map(name => join(root, `content/blog/${name}.mdx`)) as [string, string]
    const words = read(post)
      .replace(/^title: .*/m, "title: Another post")
      .replace(/What the first/, "What the sixth")
    writeFileSync(from, words.replace("slug: first-post", "slug: six"))
    expect(await stage()).toEqual([])
    expect(existsSync(from.replace("content", ".content"))).toBe(true)
    renameSync(from, to)
    await stage()
    expect([from, to].map(file => existsSync(file.replace("content", ".content")))).toEqual([false, true])
    rmSync(to)
    await stage()
    expect(existsSync(to.replace("content", ".content"))).toBe(false)
    expect(statSync(copied).mtimeMs).toBe(untouched)
  })

  test("is not begun with what is broken, and not trusted when its shapes are of another day", async () => {
    writeFileSync(path, broken)
    await stage()
    expect(existsSync(copied)).toBe(false)
    expect(await hasValidStage(root)).toBe(false)
    cpSync(join(root, "content"), join(root, ".content"), { recursive: true })
    expect(await hasValidStage(root)).toBe(false)
  })

  test("of a build has neither drafts nor posts of days to come, be they files or entries of a list", async () => {
    const env = jest.replaceProperty(process, "env", { ...process.env, BUILD_DATE: "2026-12-02" })
    const begin = (file: string, text: string) => writeFileSync(join(root, "content", file), text)
    const copyOf = (title: string, fields: object) =>
      withFields(read(post), { title, slug: undefined, excerpt: `${title}. `.repeat(9), featured: false, ...fields })
    begin("services/third.yaml", withFields(good.replace(/first/gi, "third"), { order: 3, draft: true }))
    begin("blog/draft.mdx", copyOf("A draft", { draft: true }))
    begin("blog/later.mdx", copyOf("A later post", { date: "2026-12-03" }))
    begin("resources.yaml", withFields(read("resources.yaml"), { "0.draft": true }))
    const files = ["services/third.yaml", "blog/draft.mdx", "blog/later.mdx"]
    const staged = () => files.map(file => existsSync(join(root, ".content", file)))
    expect(await stage()).toEqual([])
    expect(staged()).toEqual([true, true, true])
    expect(await stage("build")).toEqual([])
    expect(staged()).toEqual([false, false, false])
    const list = readFileSync(join(root, ".content/resources.yaml"), "utf8")
    expect([list.includes("first-guide"), list.includes("first-video")]).toEqual([false, true])
    env.restore()
  })
})

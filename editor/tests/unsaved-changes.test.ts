import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { listFiles } from "#engine"
import { stageContent } from "#gatsby/stage-content"
import { createFixtureProject } from "#tests/engine/fixture"
import { createFileBackend } from "../files"
import { type PreviewResponse, UNSAVED_FOLDER } from "../unsaved-changes"

const root = mkdtempSync(join(tmpdir(), "draft-"))
const handleRequest = createFileBackend(root)
const pathOf = (file: string) => join(root, "content", file)
const read = (file: string) => readFileSync(pathOf(file), "utf8")
const unsavedFiles = () => listFiles(join(root, UNSAVED_FOLDER))

const show = (file: string, raw: string, options: { item?: number; assets?: object[] } = {}) =>
  handleRequest({
    action: "previewEntry",
    params: { dataFile: { path: `content/${file}`, raw }, assets: [], ...options },
  }) as Promise<PreviewResponse>
const clear = () => handleRequest({ action: "clearPreview" })

const PAGE = "pages/pricing.yaml"
const editPage = () => read(PAGE).replace("Text of term 2", "An unsaved text")

beforeEach(() => createFixtureProject(root))
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe("previewEntry", () => {
  test("writes a valid entry outside of content/", async () => {
    const before = read(PAGE)
    expect(await show(PAGE, editPage())).toMatchObject({ mistakes: [], page: { path: "/pricing" } })
    expect(readFileSync(join(root, UNSAVED_FOLDER, PAGE), "utf8")).toContain("An unsaved text")
    expect(read(PAGE)).toBe(before)
  })

  test("overrides content/ in the staged copy", async () => {
    await show(PAGE, editPage())
    await stageContent(root, ["content", UNSAVED_FOLDER])
    expect(readFileSync(join(root, ".content", PAGE), "utf8")).toContain("An unsaved text")
    await clear()
    await stageContent(root, ["content", UNSAVED_FOLDER])
    expect(readFileSync(join(root, ".content", PAGE), "utf8")).not.toContain("An unsaved text")
  })

  test.each([
    ["path", "path: /pricing", "path: pricing"],
    ["blocks[2].items[1].text", "An unsaved text", "[A link](/nowhere)"],
  ])("reports a mistake in %s and keeps the previous unsaved file", async (field, valid, invalid) => {
    await show(PAGE, editPage())
    const { mistakes, page } = await show(PAGE, editPage().replace(valid, invalid))
    expect(mistakes).toMatchObject([{ path: field }])
    expect(page).toBeUndefined()
    expect(readFileSync(join(root, UNSAVED_FOLDER, PAGE), "utf8")).toContain(valid)
  })

  test("keeps only the files of the latest request", async () => {
    const file = "legal/terms.mdx"
    await Promise.all([show(PAGE, editPage()), show(file, `${read(file)}\nAnother sentence.\n`)])
    expect(unsavedFiles()).toEqual([file])
  })

  test("writes no unsaved file for unchanged content", async () => {
    expect(await show(PAGE, read(PAGE))).toMatchObject({ page: { path: "/pricing" } })
    expect(unsavedFiles()).toEqual([])
  })

  test("writes uploaded pictures, scaled", async () => {
    const picture = sharp({ create: { width: 5000, height: 40, channels: 3, background: "teal" } })
    const content = (await picture.png().toBuffer()).toString("base64")
    await show(PAGE, editPage(), { assets: [{ path: "content/images/quay.png", content }] })
    expect(unsavedFiles()).toEqual(["images/quay.png", PAGE])
    expect((await sharp(join(root, UNSAVED_FOLDER, "images/quay.png")).metadata()).width).toBe(2560)
    expect(existsSync(pathOf("images/quay.png"))).toBe(false)
  })

  test("returns the path of a new page", async () => {
    const page = editPage()
      .replace("path: /pricing", "path: /spring-offer")
      .replace("What the page Pricing says", "What this page says")
      .replace("title: Pricing", "title: Another")
    expect(await show("pages/new-entry.yaml", page)).toMatchObject({ mistakes: [], page: { path: "/spring-offer" } })
  })

  test("returns the data with resolved references", async () => {
    const { page } = await show(PAGE, editPage().replace("An unsaved text", "In {claim.answerHours} hours"))
    expect(JSON.stringify(page?.data)).toContain("In 6 hours")
  })

  test("returns the body of an MDX file", async () => {
    const { page } = await show("legal/terms.mdx", `${read("legal/terms.mdx")}\nAnother sentence.\n`)
    expect(page?.data).toMatchObject({ body: expect.stringContaining("Another sentence.") as string })
  })

  test.each([
    ["prices.yaml", "/pricing"],
    ["site.yaml", "/"],
    ["words.yaml", "/"],
    ["testimonials.yaml", "/testimonials"],
    ["resources.yaml", "/resources"],
    ["legal/terms.mdx", "/legal/terms"],
    ["services/first-service.yaml", "/services/first-service"],
  ])("returns the page that shows %s", async (file, path) => {
    expect(await show(file, read(file))).toMatchObject({ page: { path } })
  })

  test("returns the pages that use a claim, those with blocks first", async () => {
    const edit = (file: string, pattern: RegExp, text: string) =>
      writeFileSync(
        pathOf(file),
        read(file).replace(pattern, () => text),
      )
    edit("pages/careers.yaml", /lead: .*/, 'lead: "{claim.buildWeeks.from} to {claim.buildWeeks.to}"')
    edit("pages/about.yaml", /lead: .*/, 'lead: "{claim.buildWeeks}"')
    edit("blog/first-post.mdx", /$/, "\nIn {claim.buildWeeks} weeks.\n")
    const { page } = await show("claims.yaml", read("claims.yaml"), { item: 2 })
    expect(page).toMatchObject({ path: "/about", otherPaths: ["/careers", "/blog/first-post"] })
    expect(page?.data).toMatchObject([{ name: "answerHours" }, {}, { name: "buildWeeks" }])
  })
})

test.each([
  ["clearPreview", clear],
  ["persistEntry", () => handleRequest({ action: "persistEntry", params: { dataFiles: [], assets: [] } })],
])("deletes unsaved files, even during a check: %s", async (_, request) => {
  const pending = show(PAGE, editPage())
  await request()
  await pending
  expect(unsavedFiles()).toEqual([])
})

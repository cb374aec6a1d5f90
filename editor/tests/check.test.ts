import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { createFixtureProject } from "#tests/engine/fixture"
import type { Mistake } from "../check"
import { createFileBackend, EditRequestError } from "../files"

const root = mkdtempSync(join(tmpdir(), "refused-"))
const handleRequest = createFileBackend(root)
const absolutePath = (file: string) => join(root, "content", file)
const read = (file: string) => readFileSync(absolutePath(file), "utf8")
const edit = (file: string, search: string | RegExp, replacement: string) =>
  writeFileSync(
    absolutePath(file),
    read(file).replace(search, () => replacement),
  )
const save = (file: string, raw: string) =>
  handleRequest({ action: "persistEntry", params: { dataFiles: [{ path: `content/${file}`, raw }], assets: [] } })
const remove = (file: string) => handleRequest({ action: "deleteFiles", params: { paths: [`content/${file}`] } })
const assetOf = (file: string, content: string | Buffer) => ({
  asset: { path: `content/${file}`, content: Buffer.from(content).toString("base64") },
})
const upload = (file: string, content: string | Buffer) =>
  handleRequest({ action: "persistMedia", params: assetOf(file, content) })

/** Returns the mistakes of a rejected request. */
const mistakesOf = async (request: Promise<unknown>): Promise<Mistake[]> => {
  const result = await request.catch((error: unknown) => error)
  if (!(result instanceof EditRequestError)) throw new Error(`Accepted: ${JSON.stringify(result)}`)
  return result.mistakes
}

const CLAIM = `- name: planPrice
  value: "$100"
  counts: Price of a plan
  period: A month.
  source: Decided for the fixture.
  checked: 2025-12-01 # check: ok
`

beforeEach(() => {
  createFixtureProject(root)
  writeFileSync(absolutePath("claims.yaml"), `${read("claims.yaml")}${CLAIM}`)
  edit("prices.yaml", "$100", '"{claim.planPrice}"')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe("checkChanges", () => {
  test("rejects a claim that breaks a price", async () => {
    const before = read("claims.yaml")
    const [mistake] = await mistakesOf(save("claims.yaml", before.replace("$100", "5.900 dollars")))
    expect(mistake).toMatchObject({ file: "content/prices.yaml", field: "Plans, 1, Price", form: "Prices" })
    expect(mistake?.formUrl).toBe("#/collections/pages/entries/Prices")
    expect(mistake?.location).toMatch(/^content\/prices\.yaml:5:\d+$/)
    expect(read("claims.yaml")).toBe(before)
  })

  test("rejects the deletion of a category in use", async () => {
    const before = read("blog-categories.yaml")
    const mistakes = await mistakesOf(save("blog-categories.yaml", before.replace(/- id: topic-two[\s\S]*/, "")))
    expect(mistakes.find(({ file }) => file === "content/blog/first-post.mdx")).toMatchObject({
      message: expect.stringMatching(
        /^There is no category "Topic Two" in "Blog categories"\..* "?Topic One/,
      ) as string,
      formUrl: "#/collections/BlogPost/entries/first-post",
    })
  })

  test("rejects the deletion of a linked page", async () => {
    const mistakes = await mistakesOf(remove("pages/pricing.yaml"))
    expect(mistakes.map(({ file }) => file)).toContain("content/site.yaml")
    expect(existsSync(absolutePath("pages/pricing.yaml"))).toBe(true)
  })

  test("rejects a new path of a linked page", async () => {
    const before = read("pages/pricing.yaml")
    const mistakes = await mistakesOf(save("pages/pricing.yaml", before.replace("path: /pricing", "path: /prices")))
    expect(mistakes.map(({ file }) => file)).toContain("content/site.yaml")
    expect(read("pages/pricing.yaml")).toBe(before)
  })

  test("rejects the deletion of a picture in use", async () => {
    const mistakes = await mistakesOf(remove("images/testimonials/first-person.svg"))
    expect(mistakes.map(({ formUrl, field }) => `${formUrl} ${field}`)).toContain(
      "#/collections/lists/entries/Testimonial 1, Image",
    )
  })

  test.each(["pages/a.yaml", "pages/z.yaml"])("reports a duplicate path in %s", async file => {
    const page = read("pages/pricing.yaml")
      .replace("What the page Pricing says", "What this page says")
      .replace("title: Pricing", "title: Another")
    const mistakes = await mistakesOf(save(file, page))
    expect(mistakes[0]).toMatchObject({ file: `content/${file}`, field: "Path", path: "path" })
    expect(mistakes[0]?.message).toContain('"Pages: Title of the hero (/pricing)", Path')
  })
})

test("names the types of blocks in a list with another name", async () => {
  const words = read("words.yaml").replace("listBlocks:\n", "listBlocks:\n    - type: banner\n")
  const mistakes = await mistakesOf(save("words.yaml", words))
  expect(mistakes[0]?.field).toMatch(/^Post, List blocks, 1 \(Banner\), /)
})

test("derives the field from the position of an issue that has no field", async () => {
  const page = read("pages/pricing.yaml").replace('"Text of term 2"', '"{claim.nowhere}"')
  expect(await mistakesOf(save("pages/pricing.yaml", page))).toMatchObject([
    { field: "Blocks, 3 (Items), Items, 2, Text", path: "blocks[2].items[1].text" },
  ])
})

test.each([
  ['"Published: off" in "Pages: Title of the hero (/pricing)"', "path: /pricing", "published: false\npath: /pricing"],
  [
    '"Pages: Title of the hero (/pricing)", Blocks, 4 (FAQ), Items, 1, Question',
    '- id: question-1\n        question: "Question of faq 1"',
    '- question: "Question?"\n        answer: "Answer 1"\n      - question: "Question?"',
  ],
  ['The field "Search texts" is missing', "meta:", "metadata:"],
  ['to "Claims", or replace', "Title of the hero", "{claim.nowhere}"],
  ['This needs "Primary". Add it', "split: true", "secondary: { label: A, href: /contact }"],
  ['Possible fields: "ID", "Primary"', "split: true", "whatever: true"],
  [
    'Categories with "Featured"',
    "type: plans",
    "type: categories\n    title: A\n    featured: [topic-one]\n    search: Search",
  ],
  ['no image at "drawings/two.svg"', "drawings/one.svg", "drawings/two.svg"],
])("uses the labels of the form, without files and lines: %s", async (text, search, replacement) => {
  const mistakes = await mistakesOf(save("pages/pricing.yaml", read("pages/pricing.yaml").replace(search, replacement)))
  const messages = mistakes.map(({ message }) => message).join("\n")
  expect(messages).toContain(text)
  expect(messages).not.toMatch(/content\/|\.yaml|\.mdx| line\b/)
})

test("limits the titles of forms to whole words, as quoted lines", async () => {
  const title = `Title ${"of a very long hero ".repeat(20)}`
  const page = read("pages/pricing.yaml").replace("Title of the hero", title)
  const [titleMistake] = await mistakesOf(save("pages/pricing.yaml", page))
  expect(titleMistake?.form).toBe("Pages: Title of a very long hero of a very long hero of a very long… (/pricing)")
  const line = `A [link](/nowhere) ${"and a very long line ".repeat(20)}`
  const [lineMistake] = await mistakesOf(save("legal/terms.mdx", `${read("legal/terms.mdx")}\n${line}\n`))
  expect(lineMistake?.field).toBe('"A [link](/nowhere) and a very long line and a very long line…"')
})

test("keeps examples of values in messages", async () => {
  const [mistake] = await mistakesOf(save("claims.yaml", read("claims.yaml").replace("planPrice", "PlanPrice")))
  expect(mistake?.message).toContain('such as "replyHours"')
})

describe("with existing mistakes", () => {
  test("accepts a save of another file", async () => {
    edit("pages/about.yaml", /\/contact/g, "/nowhere")
    await save("legal/terms.mdx", `${read("legal/terms.mdx")}\nAnother sentence.\n`)
    expect(read("legal/terms.mdx")).toMatch(/Another sentence\./)
  })

  test("accepts a save of the same file, even if lines shift", async () => {
    edit("testimonials.yaml", "rating: 5", "rating: 9")
    const entry = read("testimonials.yaml").split(/^(?=- name: Third)/m)[1]!
    const [comment = "", ...lines] = read("testimonials.yaml").split("\n")
    const added = entry
      .replace("Third Person\n", "Fourth Person\n")
      .replace(/ {2}image: .*\n/, "")
      .trimEnd()
    await save("testimonials.yaml", [comment, added, ...lines].join("\n"))
    expect(read("testimonials.yaml")).toMatch(/Fourth Person/)
  })

  test("reports a new mistake that equals an existing one in another item", async () => {
    edit("testimonials.yaml", "rating: 5", "rating: 9")
    const mistakes = await mistakesOf(
      save("testimonials.yaml", read("testimonials.yaml").replace("rating: 5", "rating: 9")),
    )
    expect(mistakes.map(({ field }) => field)).toEqual(["2, Rating"])
  })

  test("accepts the correction of one of several uses of a missing claim", async () => {
    const page = read("pages/pricing.yaml")
    const withUses = page.replace(/"Text of term \d"/g, '"{claim.nowhere}"')
    edit("pages/pricing.yaml", page, withUses)
    const corrected = withUses.replace("{claim.nowhere}", "Corrected")
    await save("pages/pricing.yaml", corrected)
    expect(read("pages/pricing.yaml")).toBe(corrected)
  })

  test("accepts the correction of a mistake, even if other mistakes become visible", async () => {
    const before = read("testimonials.yaml")
    edit("testimonials.yaml", "rating: 5", "rating: 9")
    // Links are checked only if all files can be read.
    edit("pages/about.yaml", /\/contact/g, "/nowhere")
    await save("testimonials.yaml", before)
    expect(read("testimonials.yaml")).toBe(before)
  })
})

describe("uploads", () => {
  test.each([
    ["a drawing with a script", "images/a.svg", '<svg xmlns="http://www.w3.org/2000/svg" onclick="go()" />'],
    ["a HEIC photograph", "images/a.heic", "no picture"],
    ["a file of another type", "images/a.jpg", "no picture"],
  ])("rejects %s", async (_, file, content) => {
    for (const request of [
      upload,
      (...args: [string, string]) => handleRequest({ action: "checkMedia", params: assetOf(...args) }),
    ]) {
      const mistakes = await mistakesOf(request(file, content))
      expect(mistakes[0]).toMatchObject({ file: `content/${file}`, field: `content/${file}` })
    }
    expect(existsSync(absolutePath(file))).toBe(false)
  })

  test("scales a photograph that is too large", async () => {
    const photograph = sharp({ create: { width: 4500, height: 3000, channels: 3, background: "teal" } })
    await upload("images/phone.jpg", await photograph.withMetadata({ orientation: 6 }).jpeg().toBuffer())
    const { width, height, format } = await sharp(absolutePath("images/phone.jpg")).metadata()
    expect({ width, height, format }).toEqual({ width: 1707, height: 2560, format: "jpeg" })
  })

  test("rejects a file that is too large, without quoting its bytes", async () => {
    const noise = { type: "gaussian", sigma: 90 } as const
    const picture = sharp({ create: { width: 1000, height: 1000, channels: 3, background: "teal", noise } })
    const bytes = await picture.png().toBuffer()
    expect(bytes.length).toBeGreaterThan(2_000_000)
    const path = "content/images/a.png"
    const assets = [{ path, content: bytes.toString("base64") }]
    const file = "legal/terms.mdx"
    const dataFiles = [{ path: `content/${file}`, raw: `${read(file)}\nAnother sentence.\n` }]
    const mistakes = await mistakesOf(handleRequest({ action: "persistEntry", params: { dataFiles, assets } }))
    expect(mistakes).toMatchObject([{ file: path, field: path, form: "images/a.png" }])
  })
})

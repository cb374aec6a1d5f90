import { existsSync } from "node:fs"
import sharp from "sharp"
import { absolutePath, assetOf, edit, handleRequest, mistakesOf, read, remove, save, upload } from "./changed-project"

describe("checkChanges", () => {
  test("rejects a claim that breaks a price", async () => {
    const before = read("claims.yaml")
    const [mistake] = await mistakesOf(save("claims.yaml", before.replace("$100", "5.900 dollars")))
    expect(mistake).toMatchObject({ file: "content/claims.yaml", path: "[3].value", field: "4, Value" })
    expect(mistake?.location).toBe("content/claims.yaml:24:10")
    expect(mistake?.message).toMatch(/Used in "Prices", Plans, 1, Price\.$/)
    expect(read("claims.yaml")).toBe(before)
  })

  test("reports a claim with a mistake once, even if it is a price", async () => {
    const mistakes = await mistakesOf(save("claims.yaml", read("claims.yaml").replace("$100", "-$5.000")))
    expect(mistakes.map(({ path }) => path)).toEqual(["[3].value"])
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

  test("names the old and the new ID of a service in use", async () => {
    const file = "services/second-service.yaml"
    const [mistake] = await mistakesOf(save(file, read(file).replace("slug: second-service", "slug: third-service")))
    expect(mistake?.message).toMatch(/second-service.*third-service/)
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

  test("names the form of a page without a path", async () => {
    const page = read("pages/pricing.yaml").replace(/^path: .*\n/m, "")
    expect((await mistakesOf(save("pages/a.yaml", page)))[0]?.form).toBe("Pages: Title of the hero")
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

test("warns of a draft with the path of another draft, and names that draft", async () => {
  const draft = read("pages/pricing.yaml").replace("path:", "published: false\npath:")
  edit("pages/pricing.yaml", /[^]*/, draft.replaceAll("/pricing", "/offer"))
  expect(await save("pages/a.yaml", draft.replaceAll("/pricing", "/offer"))).toMatchObject({
    mistakes: [
      {
        file: "content/pages/a.yaml",
        path: "path",
        severity: "warning",
        message: expect.stringContaining('"Pages: Title of the hero (/offer)", Path') as string,
      },
    ],
  })
})

test("rejects the publication of a page whose path is taken, after the warning for its draft", async () => {
  const file = "pages/a.yaml"
  const draft = read("pages/pricing.yaml").replace("path:", "published: false\npath:")
  await save(file, draft)
  const [mistake] = await mistakesOf(save(file, draft.replace("published: false\n", "")))
  expect(mistake).toMatchObject({ path: "path", severity: undefined })
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

  test("reports a claim that is no price in a file that was invalid", async () => {
    const before = read("prices.yaml")
    edit("prices.yaml", /^ {4}period: .*\n/m, "")
    const mistakes = await mistakesOf(save("prices.yaml", before.replace("claim.planPrice", "claim.answerHours")))
    expect(mistakes).toMatchObject([{ file: "content/claims.yaml", path: "[0].value" }])
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

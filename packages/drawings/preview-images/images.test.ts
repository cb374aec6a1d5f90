import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Node } from "gatsby"
import sharp from "sharp"
import { collections } from "../../../model"
import { drawImages, previewFor } from "./images"
import { type Pictured, previewImageOf } from "./plan"

const brand = { name: "Quay", url: "https://quay.example", shipName: "Yours" }
const node = (type: string, fields: Partial<Pictured>): Node & Pictured =>
  ({
    id: type,
    parent: null,
    children: [],
    internal: { type, contentDigest: "", owner: "" },
    ...fields,
  }) as unknown as Node & Pictured
const site = { ...node("SiteContent", {}), ...brand }

/** No picture is there but one. */
const findPhoto = (path: string) => (path === "./own.jpg" ? { file: "/own.jpg", digest: "1" } : undefined)
const gatsby = { getNode: () => undefined, getNodesByType: () => [] }

describe("plan of preview images", () => {
  const post = node("BlogPost", { title: "One", picture: "./own.jpg" })
  const address = (fields: Partial<Pictured>, style = "style", by = brand) =>
    previewImageOf({ ...post, ...fields }, by, style, findPhoto)?.path

  test("every type of content with pages of its own has a motif", () => {
    for (const { type, page } of collections)
      if (page && "template" in page)
        expect([
          type,
          previewImageOf(node(type, { hero: { title: "Title" }, card: {} }), brand, "style", findPhoto),
        ]).toEqual([type, expect.anything()])
  })

  test("the address changes with the title, the motif, the brand and the style, and with nothing else", () => {
    const addresses = [
      address({}),
      address({ title: "Two" }),
      address({ picture: "./other.jpg" }),
      address({}, "other"),
      address({}, "style", { ...brand, name: "Dock" }),
    ]
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(address({ slug: "another" })).toBe(address({}))
    expect(address({})!).toMatch(/^\/og\/[0-9a-f]{16}\.png$/)
  })

  test("a page shows the picture of its own, and changes its address with what is in the file", () => {
    const shown = (digest: string) =>
      previewImageOf(post, brand, "style", path => ({
        file: `/content/${path}`,
        digest,
      }))
    expect(shown("1")?.motif).toEqual({ scene: "photo", file: "/content/./own.jpg", digest: "1" })
    expect(shown("1")?.path).not.toBe(shown("2")?.path)
  })

  test("content without pages has no image", () =>
    expect(previewImageOf(node("Testimonial", { title: "Title" }), brand, "style", findPhoto)).toBe(undefined))
})

describe("drawing of preview images", () => {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), "previews-")))
  afterAll(() => folders.forEach(folder => rmSync(folder, { recursive: true })))
  previewFor(node("FaqPage", { hero: { title: "Asked & answered: “one”" } }), site, gatsby)
  previewFor(node("BlogPost", { title: "A post" }), site, gatsby)

  test("a second build draws none again, and two renders are equal byte for byte", async () => {
    expect(await drawImages(site, folders[0])).toEqual({ drawn: 2, wanted: 2 })
    expect(await drawImages(site, folders[0])).toEqual({ drawn: 0, wanted: 2 })
    expect(await drawImages(site, folders[1])).toEqual({ drawn: 2, wanted: 2 })
    const [first = [], second] = folders.map(folder =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .sort()
        .filter(file => file.includes("."))
        .map(file => ({ file, bytes: readFileSync(join(folder, file)) })),
    )
    expect(first.length).toBe(8)
    expect(first).toEqual(second)
    for (const { file, bytes } of first.filter(({ file }) => !file.includes("icons"))) {
      const { width, height } = await sharp(bytes).metadata()
      expect([file, width, height]).toEqual([file, 1200, 630])
    }
  })
})

import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { contentTypes } from "#model"
import { previewPicture, previewTitle } from "#model/shared/preview"
import { renderPreview } from "./render-preview"

const brand = { name: "Quay", url: "https://quay.example" }
const folder = mkdtempSync(join(tmpdir(), "previews-"))
afterAll(() => rmSync(folder, { recursive: true }))

const drawing = join(folder, "drawing.svg")
writeFileSync(
  drawing,
  '<svg class="drawing" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99"><path class="sea" d="M0 0h99v99z"/></svg>',
)
const foreign = join(folder, "foreign.svg")
writeFileSync(
  foreign,
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99"><style>.mine{fill:#c00}</style><path class="mine" d="M0 0h99v99z"/></svg>',
)
const photo = join(folder, "photo.jpg")

describe("renderPreview", () => {
  beforeAll(async () => {
    const red = sharp({ create: { width: 900, height: 600, channels: 3, background: "#c00" } })
    await red.jpeg().toFile(photo)
  })

  test("renders drawings, other SVG files, photographs and the letter mark", async () => {
    const images = await Promise.all(
      [drawing, foreign, photo, undefined].map(file => renderPreview("Asked & answered: “one”", file, brand)),
    )
    for (const image of images) {
      const { width, height, format } = await sharp(image).metadata()
      expect([width, height, format]).toEqual([1200, 630, "png"])
    }
    expect(new Set(images.map(image => image.toString("base64"))).size).toBe(images.length)
  })

  test("returns identical bytes for the same input", async () => {
    const [first, second] = await Promise.all([1, 2].map(() => renderPreview("Once", drawing, brand)))
    expect(first).toEqual(second)
  })
})

describe("preview content", () => {
  test("returns the page's own picture unless meta.picture is set", () => {
    const page = { blocks: [{ title: "Heading", picture: "./own.jpg" }], title: "Name" }
    expect(previewTitle(page)?.text).toBe("Heading")
    expect(previewPicture(page)?.text).toBe("./own.jpg")
    expect(previewPicture({ ...page, meta: { picture: "./other.svg" } })?.text).toBe("./other.svg")
    expect(previewPicture({ title: "Name" })).toBe(undefined)
  })

  test("uses a drawing inside content/ as default of a type", () => {
    for (const { type, previewPicture: preview } of contentTypes)
      if (preview) expect([type, preview]).toEqual([type, expect.stringMatching(/^drawings\/.+\.svg$/)])
  })
})

import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { contentTypes } from "#model"
import { previewPicture, previewTitle } from "#model/shared/preview"
import { renderPreviewImage } from "./render-preview-image"

const brand = { name: "Quay", url: "https://quay.example" }
const folder = mkdtempSync(join(tmpdir(), "previews-"))
afterAll(() => rmSync(folder, { recursive: true }))

const RED = "#cc0000"
const drawing = join(folder, "drawing.svg")
writeFileSync(
  drawing,
  '<svg class="drawing" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99"><path class="sea" d="M0 0h99v99z"/></svg>',
)
const imported = join(folder, "imported.svg")
writeFileSync(
  imported,
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99"><style>.mine{fill:#c00}</style><path class="mine" d="M0 0h99v99z"/></svg>',
)
const photo = join(folder, "photo.jpg")

describe("renderPreviewImage", () => {
  beforeAll(async () => {
    const red = sharp({ create: { width: 900, height: 600, channels: 3, background: "#c00" } })
    await red.jpeg().toFile(photo)
  })

  test("renders drawings, imported SVG files, photographs and the letter mark", async () => {
    const images = await Promise.all(
      [drawing, imported, photo, undefined].map(file => renderPreviewImage("Asked & answered: “one”", file, brand)),
    )
    for (const image of images) {
      const { width, height, format } = await sharp(image).metadata()
      expect([width, height, format]).toEqual([1200, 630, "png"])
    }
    expect(new Set(images.map(image => image.toString("base64"))).size).toBe(images.length)
  })

  test.each([
    ["a class rule", "", `<style>.mine{fill:${RED}}</style><path class="mine" d="M0 0h99v99H0z"/>`],
    ["a stroke of the root", `fill="none" stroke="${RED}" stroke-width="99"`, '<path d="M0 50h99"/>'],
    [
      "a style and a namespace of the root",
      `style="fill:${RED}" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"`,
      '<g inkscape:label="One"><path d="M0 0h99v99H0z"/></g>',
    ],
  ])("renders an imported file with %s unchanged", async (_, root, inner) => {
    const file = join(folder, "edited.svg")
    writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99" ${root}>${inner}</svg>`)
    const pixel = sharp(await renderPreviewImage("Once", file, brand)).extract({
      left: 895,
      top: 320,
      width: 1,
      height: 1,
    })
    expect([...(await pixel.removeAlpha().raw().toBuffer())]).toEqual([0xcc, 0, 0])
  })

  test("returns identical bytes for the same input", async () => {
    const [first, second] = await Promise.all([1, 2].map(() => renderPreviewImage("Once", drawing, brand)))
    expect(first).toEqual(second)
  })
})

describe("previewTitle and previewPicture", () => {
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

import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, type Page, test } from "@playwright/test"
import sharp from "sharp"
import { readPictureMetadata } from "#engine"
import { cleanSvg, loadDrawing } from "#gatsby/pictures/drawing"
import { lightColors } from "#theme/tokens"
import { phoneViewport } from "./fixtures"
import { importBundled } from "./rendering/bundle"
import { importedFiles } from "./rendering/imported-files"
import type * as Render from "./rendering/pictures"

/** Tolerated difference of a color channel: edges are smoothed. */
const TOLERANCE = 24

const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`

/** Returns the pictures of imported files, as the build loads them. */
const loadPictures = async (folder: string): Promise<Queries.PictureFragment[]> => {
  const pictures = Object.entries(importedFiles).map(async ([alt, content], index) => {
    const path = join(folder, `${index}.svg`)
    writeFileSync(path, content)
    const { width = 1, height = 1 } = await readPictureMetadata(path)
    expect(await loadDrawing(path), alt).toBeUndefined()
    return { alt, src: dataUrl(cleanSvg(path)), width, height, image: null, drawing: null }
  })
  return Promise.all(pictures)
}

/** Replaces the pictures by plain images of the original files. Returns those whose proportions differ. */
const replaceByOriginals = (page: Page) =>
  page.evaluate(
    async ([files, background]) => {
      const differing: string[] = []
      for (const image of document.images) {
        const { width, height } = image.getBoundingClientRect()
        image.src = files[image.alt]!
        image.removeAttribute("data-light-background")
        Object.assign(image.style, { background, colorScheme: "light" })
        const plain = document.body.appendChild(new Image())
        plain.src = image.src
        plain.style.width = "900px"
        await plain.decode()
        const box = plain.getBoundingClientRect()
        if (Math.abs((width * box.height) / box.width - height) > 1) differing.push(image.alt)
        plain.remove()
      }
      return differing
    },
    [
      Object.fromEntries(Object.entries(importedFiles).map(([name, svg]) => [name, dataUrl(svg)])),
      lightColors.background,
    ] as const,
  )

/** Returns the pixels of a page as RGB. */
const screenshot = async (page: Page) => {
  await page.evaluate(() => Promise.all([...document.images].map(image => (image.loading = "eager") && image.decode())))
  const image = sharp(await page.screenshot({ fullPage: true, animations: "disabled" })).removeAlpha()
  return image.raw().toBuffer({ resolveWithObject: true })
}

test.describe("Picture", () => {
  // Tests share the pictures.
  test.describe.configure({ mode: "default" })
  let pictures: Queries.PictureFragment[] = []
  let render: typeof Render
  test.beforeAll(async () => {
    render = importBundled<typeof Render>("pictures")
    const folder = mkdtempSync(join(tmpdir(), "imported-"))
    pictures = await loadPictures(folder)
    rmSync(folder, { recursive: true })
  })

  test("renders imported SVG files at the same width in heroes on phones", async ({ page }) => {
    await page.setViewportSize(phoneViewport.viewport)
    await page.setContent(render.renderHeroes(pictures))
    const widths = await page.evaluate(() => [...document.images].map(image => image.getBoundingClientRect().width))
    expect(new Set(widths).size).toBe(1)
  })

  for (const colorScheme of ["light", "dark"] as const)
    test(`renders imported SVG files like their originals in ${colorScheme} mode`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setContent(render.renderPictures(pictures))
      const rendered = await screenshot(page)
      const boxes = await page.evaluate(() =>
        [...document.images].map(image => ({
          name: image.alt,
          box: image.getBoundingClientRect().toJSON() as DOMRect,
        })),
      )
      expect(boxes.length).toBe(3 * Object.keys(importedFiles).length)
      expect(await replaceByOriginals(page), "proportions").toEqual([])
      const expected = await screenshot(page)
      expect(rendered.info).toEqual(expected.info)
      const different = new Set<string>()
      for (let index = 0; index < expected.data.length; index++) {
        if (Math.abs(expected.data[index]! - rendered.data[index]!) <= TOLERANCE) continue
        const [x, y] = [Math.floor(index / 3) % rendered.info.width, Math.floor(index / 3 / rendered.info.width)]
        const picture = boxes.find(
          ({ box }) => x >= box.left - 1 && x <= box.right && y >= box.top - 1 && y <= box.bottom,
        )
        different.add(picture?.name ?? "outside of the pictures")
      }
      expect([...different]).toEqual([])
    })
})

import assert from "node:assert/strict"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { test } from "@playwright/test"
import sharp from "sharp"
import { replacementPictures } from "./owner-changes"

/**
 * Registers tests of replaced picture files: on the page, in lists and in the preview image.
 * @param rootOf - returns the root of the copy, once it is built
 */
export const describePictures = (rootOf: () => string): void => {
  const read = (file: string) => readFileSync(join(rootOf(), file), "utf8")

  /** Returns the HTML of the service page whose picture has this alternative text. */
  const findPageHtml = (alt: string) => {
    const pages = readdirSync(join(rootOf(), "public/services"), { recursive: true, encoding: "utf8" })
    const files = pages.filter(file => file.endsWith("index.html")).map(file => `public/services/${file}`)
    const file = files.find(page =>
      read(page)
        .match(/<figure.*?<\/figure>/s)?.[0]
        .includes(alt),
    )
    assert.ok(file, alt)
    return read(file)
  }
  /** Returns whether the preview image of a page contains a color, within JPEG's tolerance. */
  const isInPreviewImage = async (html: string, color: string) => {
    const [, image = ""] = /property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(html) ?? []
    const { data } = await sharp(join(rootOf(), "public", image))
      .extract({ left: 600, top: 290, width: 200, height: 200 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const expected = Buffer.from(color.slice(1), "hex")
    const isNear = (offset: number) => expected.every((value, channel) => Math.abs(data[offset + channel]! - value) < 4)
    return Array.from({ length: data.length / 3 }, (_, pixel) => pixel * 3).some(isNear)
  }

  test("shows a replaced drawing on the page, in lists and in the preview image", async () => {
    const html = findPageHtml(replacementPictures.drawingAlt)
    const drawing = new RegExp(`<svg viewBox="0 0 400 200"[^>]*><path fill="${replacementPictures.drawingColor}"`)
    assert.match(html, drawing)
    assert.match(read("public/services/index.html"), drawing)
    assert.ok(await isInPreviewImage(html, replacementPictures.drawingColor))
  })

  test("shows replaced photographs on the page, in lists and in the preview image", async () => {
    const html = findPageHtml(replacementPictures.photographAlt)
    assert.equal(html.match(/<figure.*?<\/figure>/s)?.[0].match(/<source type="image\/avif"/g)?.length, 3)
    // AVIF sources have a JPEG fallback.
    assert.match(html, /<img src="[^"]*\/before\.jpg"/)
    assert.match(read("public/services/index.html"), /<source type="image\/avif" src[sS]et="[^"]*\/after\.avif/)
    assert.ok(await isInPreviewImage(html, replacementPictures.photographColor))
  })
}

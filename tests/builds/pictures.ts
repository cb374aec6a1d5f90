import assert from "node:assert/strict"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { test } from "@playwright/test"
import sharp from "sharp"
import { PICTURES } from "./owner-changes"

/**
 * Proves of a build that a picture is a file: whatever is put in its place is on the page, in lists, and in the image
 * that other sites show.
 * @param rootOf the copy, once it is built
 */
export const describePictures = (rootOf: () => string): void => {
  const read = (file: string) => readFileSync(join(rootOf(), file), "utf8")

  /** The page of the service whose picture shows this. */
  const pageShowing = (alt: string) => {
    const pages = readdirSync(join(rootOf(), "public/services"), { recursive: true, encoding: "utf8" })
    const files = pages.filter(file => file.endsWith("index.html")).map(file => `public/services/${file}`)
    const file = files.find(one =>
      read(one)
        .match(/<figure.*?<\/figure>/s)?.[0]
        .includes(alt),
    )
    assert.ok(file, alt)
    return { path: file.slice("public".length, -"/index.html".length), html: read(file) }
  }
  /** Whether a color is in the image that other sites show of a page, but for what JPEG makes of it. */
  const isInPreview = async (html: string, color: string) => {
    const [, image = ""] = /property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(html) ?? []
    const { data } = await sharp(join(rootOf(), "public", image))
      .extract({ left: 600, top: 290, width: 200, height: 200 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const wanted = Buffer.from(color.slice(1), "hex")
    const isNear = (at: number) => wanted.every((value, part) => Math.abs(data[at + part]! - value) < 4)
    return Array.from({ length: data.length / 3 }, (_, pixel) => pixel * 3).some(isNear)
  }

  test("shows its own drawing where a service had one: on the page, in lists, and to other sites", async () => {
    const { html } = pageShowing(PICTURES.drawing)
    const drawing = new RegExp(`<svg viewBox="0 0 400 200"[^>]*><path fill="${PICTURES.grey}"`)
    assert.match(html, drawing)
    assert.match(read("public/services/index.html"), drawing)
    assert.ok(await isInPreview(html, PICTURES.grey))
  })

  test("shows its own photographs there too", async () => {
    const { html } = pageShowing(PICTURES.photograph)
    assert.equal(html.match(/<figure.*?<\/figure>/s)?.[0].match(/<source type="image\/avif"/g)?.length, 3)
    // Every browser shows one of its files, whatever its own format is.
    assert.match(html, /<img src="[^"]*\/before\.jpg"/)
    assert.match(read("public/services/index.html"), /<source type="image\/avif" src[sS]et="[^"]*\/after\.avif/)
    assert.ok(await isInPreview(html, PICTURES.brown))
  })
}

import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import sharp from "sharp"
import { builtPages, canonicalPages, parsePage, pathOfUrl, valuesOf } from "./built-pages"
import { site } from "./content"

const meta = (path: string, name: string) =>
  valuesOf(parsePage(path), `meta:is([property="${name}"], [name="${name}"])`, "content").join(" and ")
const imageOf = (path: string) => meta(path, "og:image")

test.describe("preview images", () => {
  test("renders a unique image of 1200x630 per page", async () => {
    // Paginated lists share the image of the first page.
    const pages = canonicalPages().filter(({ path }) => !/\/page\/\d+$/.test(path))
    for (const { path } of pages) {
      const tags = ["twitter:card", "og:image:width", "og:image:height"].map(name => meta(path, name))
      expect(tags, path).toEqual(["summary_large_image", "1200", "630"])
      expect(imageOf(path)).toContain(`${site.url}/og/`)
      expect(meta(path, "og:image:alt"), path).not.toBe("")
      const { width, height, format } = await sharp(`public${pathOfUrl(imageOf(path))}`).metadata()
      expect([width, height, format], path).toEqual([1200, 630, "png"])
    }
    const images = pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => imageOf(path))
    const files = images.map(image => readFileSync(`public${pathOfUrl(image)}`).toString("base64"))
    expect([new Set(images).size, new Set(files).size]).toEqual([images.length, images.length])
  })

  test("uses preview image and URL of the canonical page on aliases", () => {
    for (const { path, canonical } of builtPages()) {
      if (canonical === undefined) continue
      expect(imageOf(path), path).toBe(imageOf(canonical))
      expect(pathOfUrl(meta(path, "og:url")), path).toBe(canonical)
    }
  })
})

test.describe("icons and manifest", () => {
  test("lists name, colors and icons in the manifest", async ({ request }) => {
    const manifest = (await (await request.get("/manifest.webmanifest")).json()) as Record<string, string> & {
      icons: Record<"src" | "sizes" | "type", string>[]
    }
    expect(manifest.name).toBe(meta("/", "og:site_name"))
    expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/)
    expect(manifest.icons.some(icon => "purpose" in icon)).toBe(true)
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await request.get(src)
      expect(icon.headers()["content-type"]).toContain(type)
      const { width, height } = await sharp(await icon.body()).metadata()
      if (sizes !== "any") expect(`${width}x${height}`).toBe(sizes)
    }
  })

  test("follows the color scheme with icons and theme-color", async ({ request }) => {
    const home = parsePage("/")
    expect(valuesOf(home, "link[rel=icon]", "href")).toContain("/icon.svg")
    expect(await (await request.get("/icon.svg")).text()).toContain("prefers-color-scheme:dark")
    for (const file of ["/favicon.ico", "/apple-touch-icon.png"]) expect((await request.get(file)).status()).toBe(200)
    const colors = ["light", "dark"].flatMap(mode =>
      valuesOf(home, `meta[name=theme-color][media="(prefers-color-scheme:${mode})"]`, "content"),
    )
    expect(new Set(colors).size).toBe(2)
  })
})

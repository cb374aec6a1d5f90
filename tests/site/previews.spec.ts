import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { siteUrl, test, visit, wakeUp } from "./site"
import sharp from "sharp"
import { builtPages, canonicalPages } from "./built-pages"
import { pathWithin } from "./content"

const meta = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
const url = /<link[^>]*rel="canonical"[^>]*href="(https:\/\/[^/"]+)/.exec(
  readFileSync("public/index.html", "utf8"),
)?.[1]

test.describe("preview images", () => {
  // Further pages of a list share the image of the first one.
  const pages = canonicalPages().filter(({ path }) => !/\/page\/\d+$/.test(path))

  for (const { path, html } of pages) {
    test(`${path} has its own, 1200x630, told to all networks`, async () => {
      const image = meta(html, "og:image")
      assert.ok(image?.startsWith(`${url}/og/`), image)
      assert.equal(meta(html, "twitter:card"), "summary_large_image")
      assert.equal(meta(html, "og:image:width"), "1200")
      assert.equal(meta(html, "og:image:height"), "630")
      assert.ok(meta(html, "og:image:alt"))
      const { width, height, format } = await sharp(`public${pathWithin(image ?? "")}`).metadata()
      assert.deepEqual([width, height, format], [1200, 630, "png"])
    })
  }

  test("no two pages share one", () => {
    const images = pages
      .filter(({ listed, path }) => listed || path === "/404.html")
      .map(({ html }) => meta(html, "og:image"))
    assert.equal(new Set(images).size, images.length)
    const files = new Set(images.map(image => readFileSync(`public${pathWithin(image!)}`).toString("base64")))
    assert.equal(files.size, images.length)
  })

  test("an alias shows the image of its canonical page", () => {
    const byPath = new Map(builtPages().map(page => [page.path, page]))
    for (const { path, canonical, html } of byPath.values())
      if (canonical && canonical !== path)
        assert.equal(meta(html, "og:image"), meta(byPath.get(canonical)!.html, "og:image"), path)
  })
})

test.describe("icons and manifest", () => {
  const home = readFileSync("public/index.html", "utf8")

  test("the manifest has the brand's name, colors and icons that exist in the sizes it says", async () => {
    const response = await fetch(`${siteUrl}/manifest.webmanifest`)
    const manifest = (await response.json()) as Record<string, string> & {
      icons: Record<"src" | "sizes" | "type", string>[]
    }
    assert.equal(manifest.name, meta(home, "og:site_name"))
    assert.match(manifest.theme_color!, /^#[0-9a-f]{6}$/)
    assert.ok(manifest.icons.some(icon => "purpose" in icon))
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await fetch(new URL(src, response.url))
      assert.ok(icon.headers.get("content-type")?.startsWith(type), src)
      const { width, height } = await sharp(await icon.arrayBuffer()).metadata()
      if (sizes !== "any") assert.equal(`${width}x${height}`, sizes)
    }
  })

  test("the icon follows the system's light and dark, and what devices ask for unasked is there", async () => {
    assert.match(home, /<link rel="icon"[^>]* href="\/icon\.svg"/)
    assert.match(await (await fetch(`${siteUrl}/icon.svg`)).text(), /prefers-color-scheme:dark/)
    for (const file of ["/favicon.ico", "/apple-touch-icon.png"])
      assert.equal((await fetch(`${siteUrl}${file}`)).status, 200)
  })

  test("every page names the manifest once, and the frame of the browser follows the switch", () =>
    visit("/pricing", {}, async ({ page }) => {
      for (const { path, html } of builtPages()) assert.equal(html.split('rel="manifest"').length, 2, path)
      await wakeUp(page)
      const frame = () =>
        page.locator('meta[name="theme-color"]').evaluateAll(metas => metas.map(meta => meta.getAttribute("content")))
      const [day, night] = await frame()
      assert.notEqual(day, night)
      await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"))
      assert.deepEqual(await frame(), [night, night])
      await page.evaluate(() => document.documentElement.setAttribute("data-theme", "system"))
      assert.deepEqual(await frame(), [day, night])
    }))

  test("the browser's own frame has the color of the page by day and by night", () => {
    const colors = [
      ...home.matchAll(
        /<meta name="theme-color" content="(#[0-9a-f]{6})" media="\(prefers-color-scheme:(light|dark)\)"/g,
      ),
    ]
    assert.deepEqual(
      colors.map(([, , scheme]) => scheme),
      ["light", "dark"],
    )
    assert.notEqual(colors[0]?.[1], colors[1]?.[1])
  })
})

import assert from "node:assert/strict"
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import type { Server } from "node:http"
import { join } from "node:path"
import { after, before, describe, test } from "node:test"
import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, parse } from "parse5"
import { parseDocument } from "yaml"
import { copyProject } from "../../scripts/copy-project"
import { gatsbyBuild } from "../builds/taken-over/gatsby-build"
import { fileAt, serveBelow } from "./serve-below"

/** Also the beginning of an address of the site, which must not be taken for it. */
const BELOW = "/blog"
const root = copyProject()
const folder = join(root, "public")
const read = (file: string) => readFileSync(join(folder, file), "utf8")
const filesOf = (ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(file => ending.test(file))

let server: Server
/** Full address of the site, as site.yaml of the copy says it. */
let site: string

before(async () => {
  const file = join(root, "content/site.yaml")
  const settings = parseDocument(readFileSync(file, "utf8"))
  site = `${String(settings.get("url"))}${BELOW}`
  settings.set("url", site)
  settings.setIn(["search", "blog"], true)
  writeFileSync(file, settings.toString({ lineWidth: 0 }))
  writeFileSync(join(root, "content/redirects.yaml"), `- from: /an-old-address\n  to: /contact#form\n`)
  const { code, output } = gatsbyBuild(root, { PREFIX_PATHS: "true" })
  assert.equal(code, 0, output)
  const served = await serveBelow(folder, BELOW)
  server = served.server
  // tests/site/site.ts reads it: a request beside the path counts as one to another host.
  process.env.SITE_URL = served.url
})
after(() => {
  server?.close()
  server?.closeAllConnections()
  rmSync(root, { recursive: true, force: true })
})

const elementsOf = (node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] => [
  ...(tree.isElementNode(node) ? [node] : []),
  ...("childNodes" in node ? node.childNodes.flatMap(elementsOf) : []),
]

/** All addresses of this host in what an attribute, a style or a text says. */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/(?<=^|[\s,("'=])\/(?!\/)[^\s,)"'#?<]*/g)].map(([address]) => address)

const ATTRIBUTES = ["href", "src", "srcset", "action", "poster", "data-scripts", "style"]

describe("a site below a path of its host", () => {
  test("has that path before every address of its pages, and something there", () => {
    const wrong = new Set<string>()
    const pages = filesOf(/\.html$/).filter(file => file !== join("404", "index.html"))
    for (const page of pages)
      for (const { tagName, attrs, childNodes } of elementsOf(parse(read(page), { scriptingEnabled: false }))) {
        const texts = attrs.filter(({ name }) => ATTRIBUTES.includes(name)).map(({ value }) => value)
        const sheet = childNodes.map(child => (tagName === "style" && tree.isTextNode(child) ? child.value : ""))
        const styles = [...sheet.join("").matchAll(/url\(([^)]*)\)/g)].map(([, address = ""]) => address)
        for (const address of [...texts, ...styles].flatMap(addressesIn))
          if (!fileAt(folder, BELOW, address)) wrong.add(`${page}: <${tagName}> ${address}`)
      }
    assert.ok(pages.length > 10)
    assert.deepEqual([...wrong], [])
  })

  test("has that path in its full addresses: canonical, previews, feeds, sitemap, Markdown, data", () => {
    const { origin } = new URL(site)
    const wrong = new Set<string>()
    let count = 0
    for (const file of filesOf(/\.(html|md|xml|txt|json)$/))
      for (const [address] of read(file).matchAll(new RegExp(`${origin}[^\\s"'<>)\\]\\\\&]*`, "g"))) {
        count += 1
        const { pathname } = new URL(address)
        // The names of things in structured data are addresses with an anchor, of pages.
        if (!fileAt(folder, BELOW, pathname)) wrong.add(`${file}: ${address}`)
      }
    assert.ok(count > 200)
    assert.deepEqual([...wrong], [])
    assert.ok(read("index.html").includes(`rel="canonical" href="${site}/"`))
  })

  test("leads on from old addresses", () => {
    const page = read("an-old-address.html")
    assert.ok(page.includes(`content="0;url=${BELOW}/contact#form"`))
    assert.ok(page.includes(`<link rel="canonical" href="${site}/contact#form"/>`))
    assert.equal(read("_redirects"), `${BELOW}/an-old-address ${BELOW}/contact#form 301\n`)
  })

  test("comes alive: theme, menu, filters, tools, search, suggestions, and the way to the next page", async () => {
    // Here, because it reads the address of the site once; its browser is closed at the end of this test.
    const { siteUrl, visit, wakeUp } = await import("../site/site")
    for (const path of ["/", "/contact", "/pricing", "/resources"])
      await visit(path, {}, async ({ page, problems }) => {
        await wakeUp(page)
        assert.equal(await page.locator('link[rel="manifest"]').count(), 1)
        const shown = page.locator("[data-theme-toggle]").filter({ visible: true }).first()
        await shown.click()
        // It changes a frame later, where it spreads from the switch.
        await page.locator("html[data-theme]").waitFor()
        await page.waitForLoadState("networkidle")
        assert.deepEqual(problems, [], path)
      })
    await visit("/", { width: 390 }, async ({ page, problems }) => {
      await wakeUp(page)
      await page.locator("header [popovertarget], header [commandfor]").filter({ visible: true }).first().click()
      await page.locator(`dialog a[href="${BELOW}/pricing"]`).first().click()
      await page.waitForURL(`${siteUrl}/pricing`)
      assert.deepEqual(problems, [])
    })
    await visit("/blog", {}, async ({ page, problems }) => {
      await page.getByRole("searchbox").fill("the")
      const found = page.locator("[data-search] li a").first()
      await found.waitFor()
      assert.match((await found.getAttribute("href")) ?? "", new RegExp(`^${BELOW}/blog/`))
      await found.click()
      await page.waitForURL(url => url.pathname.startsWith(`${BELOW}/blog/`))
      assert.deepEqual(problems, [])
    })
    await visit("/pricign", {}, async ({ page }) => {
      await page.locator("[data-behaviour=not-found] a").first().click()
      await page.waitForURL(`${siteUrl}/pricing`)
    })
  })
})

import assert from "node:assert/strict"
import { existsSync, readFileSync } from "node:fs"
import { siteUrl, test } from "./site"
import { buildDate, isPublished, loadContent, routesOf } from "../../packages/content-engine"
import { validate } from "../../model"
import { builtPages, mainHeading } from "./built-pages"
import { type Action, pathWithin, yaml } from "./content"

const pages = builtPages()

test.describe("routes", () => {
  test("every page of content is built at its address and its aliases, and says which of them is canonical", async () => {
    const { entries } = await validate(loadContent(process.cwd()))
    const expected = routesOf(entries)
      .filter(({ entry }) => isPublished(entry, buildDate()))
      .flatMap(({ path, aliases }) => [path, ...aliases].map(address => [address, path]))
    assert.ok(expected.length > 2)
    const canonical = new Map(pages.map(page => [page.path, page.canonical]))
    assert.deepEqual(
      expected.map(([address]) => [address, canonical.get(address!)]),
      expected,
    )
  })

  test("every address answers 200 without a redirect", async () => {
    const answers = await Promise.all(
      pages
        .filter(({ path }) => path !== "/404.html")
        .map(async ({ path }) => {
          const response = await fetch(`${siteUrl}${path}`, { redirect: "manual" })
          await response.body?.cancel()
          return `${path} ${response.status}`
        }),
    )
    assert.deepEqual(
      answers.filter(answer => !answer.endsWith(" 200")),
      [],
    )
  })

  test("any other address answers 404, says so and leads on", async () => {
    const { title, actions } = yaml<{ notFound: { title: string; actions: Action[] } }>("words.yaml").notFound
    const response = await fetch(`${siteUrl}/no/such-page`)
    const html = await response.text()
    assert.equal(response.status, 404)
    assert.equal(mainHeading(html), title)
    for (const { href } of actions) assert.ok(html.includes(`href="${href}"`), href)
  })

  test("every internal link and anchor of every page meets something", () => {
    const known = new Map(pages.map(({ path, html }) => [path, html]))
    const dead = pages.flatMap(({ path, html }) =>
      [...html.matchAll(/<a[^>]* href="(\/[^"]*|#[^"]*)"/g)].flatMap(([, href = ""]) => {
        const [address = "", anchor] = href.split("#")
        const [target = ""] = address.split("?")
        const goal = known.get(target === "" ? path : target)
        if (!goal) return existsSync(`public${target}`) ? [] : [`${path} -> ${href}`]
        return anchor && !goal.includes(`id="${anchor}"`) ? [`${path} -> ${href}`] : []
      }),
    )
    assert.deepEqual([...new Set(dead)], [])
  })

  test("the sitemap lists each page once, under its canonical address", () => {
    const sitemap = readFileSync("public/sitemap-0.xml", "utf8")
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => pathWithin(url)).sort()
    const expected = pages
      .flatMap(({ path, canonical, listed: isListed }) => (isListed && canonical === path ? [path] : []))
      .sort()
    assert.deepEqual(listed, expected)
  })
})

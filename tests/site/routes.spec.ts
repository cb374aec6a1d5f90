import { existsSync, readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { buildDate, isPublished, listedPaths, loadContent, routesOf } from "#engine"
import { validate } from "#model"
import { builtPages, canonicalPages, parsePage, pathOfUrl, valuesOf } from "./built-pages"
import { categories, labels, posts, readYaml, site } from "./content"

const pages = builtPages()
const content = loadContent(process.cwd())
const sitemap = existsSync("public/sitemap-0.xml") ? readFileSync("public/sitemap-0.xml", "utf8") : ""
/** Values of `lastmod` by path of the sitemap. */
const lastmodByPath = new Map(
  [...sitemap.matchAll(/<url>.*?<\/url>/gs)].map(([url]) => [
    pathOfUrl(/<loc>([^<]+)</.exec(url)![1]!),
    /<lastmod>([^<]+)</.exec(url)?.[1],
  ]),
)

test.describe("routes", () => {
  test("builds every page at its path and aliases with a canonical link", async () => {
    const { entries } = await validate(content)
    const expected = routesOf(entries)
      .filter(({ entry }) => isPublished(entry, buildDate()))
      .flatMap(({ path, aliases }) => [path, ...aliases].map(route => [route, path]))
    expect(expected.length).toBeGreaterThan(2)
    const canonical = new Map(pages.map(page => [page.path, page.canonical]))
    expect(expected.map(([route]) => [route, canonical.get(route!)])).toEqual(expected)
  })

  test("writes redirects to _redirects", () => {
    const redirects = readYaml<{ from: string; to: string }[]>("redirects.yaml")
    const rules = existsSync("public/_redirects") ? readFileSync("public/_redirects", "utf8").trim().split("\n") : []
    expect(rules).toEqual(redirects.map(({ from, to }) => `${from} ${to} 301`))
  })
})

test.describe("links", () => {
  const linksOf = (path: string, selector = "a") => valuesOf(parsePage(path), selector, "href")

  test("resolves every internal link and anchor", () => {
    const ids = new Map(pages.map(({ path }) => [path, new Set(valuesOf(parsePage(path), "[id]", "id"))]))
    const isResolved = (path: string, href: string) => {
      const [pathAndQuery = "", anchor] = href.split("#")
      const [target = ""] = pathAndQuery.split("?")
      const pageIds = ids.get(target || path)
      return pageIds ? !anchor || pageIds.has(anchor) : existsSync(`public${target}`)
    }
    const brokenLinks = pages.flatMap(({ path }) =>
      linksOf(path, "a, area, link:not([rel=canonical])")
        .filter(href => /^[/#]/.test(href) && !isResolved(path, href))
        .map(href => `${path} -> ${href}`),
    )
    expect(brokenLinks).toEqual([])
  })

  test("links every indexed page from the home page by canonical paths", () => {
    const canonicalOf = new Map(pages.map(({ path, canonical }) => [path, canonical ?? path]))
    const linkTargetsOf = (path: string, selector = "a") => linksOf(path, selector).map(href => href.split(/[?#]/)[0]!)
    const reached = new Set(["/"])
    for (const path of reached)
      for (const target of linkTargetsOf(path)) if (canonicalOf.has(target)) reached.add(target)
    // The breadcrumb follows the URL.
    const notInBreadcrumb = `a:not([aria-label="${labels.breadcrumb}"] a)`
    const aliases = canonicalPages().flatMap(({ path }) =>
      linkTargetsOf(path, notInBreadcrumb).filter(target => (canonicalOf.get(target) ?? target) !== target),
    )
    expect(aliases).toEqual([])
    expect(canonicalPages().flatMap(({ path, isIndexed }) => (isIndexed && !reached.has(path) ? [path] : []))).toEqual(
      [],
    )
  })
})

test.describe("sitemap", () => {
  test("lists the canonical paths of all published pages once", async () => {
    const expected = listedPaths(content, (await validate(content)).entries)
    const isPaginated = (path: string) => categories.some(list => path.startsWith(`${list.path}/page/`))
    expected.delete("/404")
    expect([...lastmodByPath.keys()].filter(path => !isPaginated(path)).sort()).toEqual([...expected].sort())
    expect(sitemap.split("<loc>")).toHaveLength(lastmodByPath.size + 1)
    const built = pages.filter(page => page.isIndexed && page.canonical === page.path)
    // Sorted, so that builds are reproducible.
    expect([...lastmodByPath.keys()]).toEqual(built.map(({ path }) => path).sort())
    expect(readFileSync("public/sitemap-index.xml", "utf8")).toContain("/sitemap-0.xml</loc>")
  })

  test("matches the sitemap URL in robots.txt", () =>
    expect(readFileSync("public/robots.txt", "utf8")).toBe(
      `User-agent: *\nAllow: /\nSitemap: ${site.url}/sitemap-index.xml\n`,
    ))

  test("sets lastmod for posts only, without changefreq or priority", () => {
    expect(sitemap).not.toMatch(/<changefreq>|<priority>/)
    for (const { path, date, corrected } of posts)
      expect(Date.parse(lastmodByPath.get(path) ?? ""), path).toBe(Date.parse(`${corrected ?? date} UTC`))
    expect([...lastmodByPath.values()].filter(Boolean)).toHaveLength(posts.length)
  })
})

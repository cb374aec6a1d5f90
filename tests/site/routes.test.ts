import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { describe, test } from "node:test"
import { builtPages, mainHeading } from "./built-pages"
import { siteUrl } from "./site"

const services = [
  "web-development",
  "automation-crm",
  "ecommerce",
  "seo-content",
  "marketing-ops",
  "paid-ads",
  "social-media",
  "branding-design",
  "custom-software",
  "saas-growth",
  "local-business",
  "ecommerce-scale",
]

type Pair = [path: string, canonical: string]

/** Every row of the route table (spec 2.1), and the canonical address of each alias. */
const routes: Record<string, string> = Object.fromEntries<string>([
  ...[
    "/",
    "/services",
    "/pricing",
    "/case-studies",
    "/testimonials",
    "/resources",
    "/blog",
    "/blog/all",
    "/blog/category/growth",
    "/blog/category/seo",
    "/blog/category/strategy",
  ].map((path): Pair => [path, path]),
  ...["/blog/post-template", "/about", "/contact", "/faq", "/client-onboarding", "/press", "/careers"].map(
    (path): Pair => [path, path],
  ),
  ...services.flatMap((slug): Pair[] => [
    [`/services/${slug}`, `/services/${slug}`],
    [`/${slug}`, `/services/${slug}`],
  ]),
  ["/services/ai-marketing", "/services/marketing-ops"] satisfies Pair,
  ["/onboarding", "/client-onboarding"] satisfies Pair,
  ...["terms", "privacy", "cookies"].flatMap((slug): Pair[] => [
    [`/legal/${slug}`, `/legal/${slug}`],
    [`/${slug}`, `/legal/${slug}`],
  ]),
])

const pages = builtPages()

describe("routes", () => {
  for (const [path, canonical] of Object.entries(routes)) {
    test(`${path} answers 200 without a redirect`, async () => {
      const response = await fetch(`${siteUrl}${path}`, { redirect: "manual" })
      assert.equal(response.status, 200)
      assert.equal(pages.find(page => page.path === path)?.canonical, canonical)
    })
  }

  test("any other path answers 404 with the words of the specification", async () => {
    const response = await fetch(`${siteUrl}/no/such-page`)
    const html = await response.text()
    assert.equal(response.status, 404)
    assert.equal(mainHeading(html), "Page not found")
    assert.match(html, /This page doesn(&#x27;|')t exist or has been moved\./)
    for (const href of ["/", "/services"]) assert.match(html, new RegExp(`<main.*<a[^>]*href="${href}"`, "s"))
  })

  test("every internal link and anchor of every page meets something", () => {
    const known = new Map(pages.map(({ path, html }) => [path, html]))
    const dead = pages.flatMap(({ path, html }) =>
      [...html.matchAll(/<a[^>]* href="(\/[^"]*|#[^"]*)"/g)].flatMap(([, href = ""]) => {
        const [target = "", anchor] = href.split("#")
        const goal = known.get(target === "" ? path : target)
        if (!goal) return [`${path} -> ${href}`]
        return anchor && !goal.includes(`id="${anchor}"`) ? [`${path} -> ${href}`] : []
      }),
    )
    assert.deepEqual([...new Set(dead)], [])
  })

  test("the sitemap lists each page once, under its canonical address", () => {
    const sitemap = readFileSync("public/sitemap-0.xml", "utf8")
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname).sort()
    const expected = pages.flatMap(({ path, canonical }) => (canonical === path ? [path] : [])).sort()
    assert.deepEqual(listed, expected)
  })
})

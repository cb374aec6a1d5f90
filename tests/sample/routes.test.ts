import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { builtPages, mainHeading } from "../site/built-pages"
import { everywhere, siteUrl } from "../site/site"

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

/** Every address that the site must answer, and the canonical address of each alias. */
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
  ...["terms", "privacy", "cookies", "accessibility"].flatMap((slug): Pair[] => [
    [`/legal/${slug}`, `/legal/${slug}`],
    [`/${slug}`, `/legal/${slug}`],
  ]),
])

describe("sample: routes", everywhere, () => {
  test("every address is built, and names its canonical one", () => {
    const canonical = new Map(builtPages().map(page => [page.path, page.canonical]))
    assert.deepEqual(Object.fromEntries(Object.keys(routes).map(path => [path, canonical.get(path)])), routes)
  })

  test("any other address says that the page is not there", async () => {
    const html = await (await fetch(`${siteUrl}/no/such-page`)).text()
    assert.equal(mainHeading(html), "Page not found")
    assert.match(html, /This page doesn(&#x27;|')t exist or has been moved\./)
    for (const href of ["/", "/services"]) assert.match(html, new RegExp(`<main.*<a[^>]*href="${href}"`, "s"))
  })
})

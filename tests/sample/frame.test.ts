import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { services, site } from "../site/content"
import { everywhere, textOf, visit } from "../site/site"

const labels = (links: { label: string }[]) => links.map(({ label }) => label)

describe("sample: frame", everywhere, () => {
  test("the twelve services are in the menu, in their order", () =>
    assert.deepEqual(
      services.map(({ name }) => name),
      [
        "AI Marketing",
        "Web Development",
        "Automation & CRM",
        "E-Commerce",
        "SEO & Content",
        "Paid Ads",
        "Social Media",
        "Branding & Design",
        "Custom Software",
        "SaaS Growth",
        "Local Business",
        "E-commerce Scale",
      ],
    ))

  test("menu, calls and footer say what they must", () => {
    assert.deepEqual(labels(site.navigation), ["Home", "Case Studies", "Pricing", "Blog", "Careers", "Contact"])
    assert.deepEqual(site.headerAction, { label: "Start a build", href: "/contact" })
    assert.deepEqual(site.floatingAction, { label: "Start Your Project", href: "/contact" })
    assert.deepEqual(labels(site.social), ["Facebook", "Twitter", "Instagram", "LinkedIn", "YouTube"])
    const { servicesTitle, services: slugs, columns, legal } = site.footer
    assert.deepEqual(
      slugs.map(slug => services.find(service => service.slug === slug)?.name),
      ["AI Marketing", "Web Development", "Automation & CRM", "E-Commerce", "SEO & Content"],
    )
    assert.equal(servicesTitle, "Services")
    assert.deepEqual(
      columns.map(({ title, links }) => [title, ...labels(links)]),
      [
        ["Resources", "Case Studies", "Blog", "Pricing", "FAQ"],
        ["Contact", "Get in Touch", "Careers", "Press"],
      ],
    )
    assert.deepEqual(labels(legal), ["Privacy", "Terms", "Cookies"])
    assert.match(site.copyright, /^© 2025 /)
  })

  test("the breadcrumb has friendly names", async () => {
    for (const [path, name] of Object.entries({
      "/services/automation-crm": "Automation & CRM",
      "/legal/terms": "Terms of Service",
      "/legal/privacy": "Privacy Policy",
      "/legal/cookies": "Cookie Policy",
    }))
      await visit(path, { javaScriptEnabled: false }, async ({ page }) =>
        assert.equal(await textOf(page, 'nav [aria-current="page"]:not(a)'), name),
      )
  })

  test("the skip link says where it leads", () =>
    visit("/pricing", { javaScriptEnabled: false }, async ({ page }) =>
      assert.equal(await page.locator("a").first().textContent(), "Skip to main content"),
    ))
})

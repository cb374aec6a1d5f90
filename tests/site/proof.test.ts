import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { Page } from "playwright-core"
import { slugify } from "../../gatsby/content/slugify"
import { builtPages, mainHeading } from "./built-pages"
import { startBrowser, visit, wakeUp } from "./site"

startBrowser()

const texts = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll(found => found.map(element => (element as HTMLElement).innerText.replace(/\s+/g, " ").trim()))
const linksTo = (page: Page, scope: string) =>
  page.locator(`${scope} a`).evaluateAll(found => found.map(link => link.getAttribute("href")))
const body = async (page: Page) => (await page.locator("main").innerText()).replace(/\s+/g, " ")
const last = "main > section:last-of-type"
const cases = builtPages().filter(({ path, canonical }) => path.startsWith("/case-studies/") && path === canonical)
const withoutScript = { javaScriptEnabled: false, reducedMotion: "reduce" } as const

describe("case studies", () => {
  test("show the figures of the specification", () =>
    visit("/case-studies", withoutScript, async ({ page }) => {
      const said = await body(page)
      for (const figure of ["Projects 100+", "Client revenue $200K+", "Retention 85%", "Average growth 47%"])
        assert.ok(said.includes(figure), figure)
    }))

  test("the hero leads to the featured cases and to contact, the closing call to contact and services", () =>
    visit("/case-studies", withoutScript, async ({ page }) => {
      assert.deepEqual(await linksTo(page, "main > section:first-of-type"), ["#featured-cases", "/contact"])
      assert.deepEqual(await linksTo(page, last), ["/contact", "/services"])
      await page.locator('a[href="#featured-cases"]').first().click()
      assert.ok((await page.locator("#featured-cases").boundingBox())!.y < 200)
    }))

  test("two cases are featured, all six are in the grid, and every link meets its page", () =>
    visit("/case-studies", withoutScript, async ({ page }) => {
      const featured = await linksTo(page, "#featured-cases article")
      const grid = await linksTo(page, "#featured-cases + section li")
      assert.equal(featured.length, 2)
      assert.deepEqual([...grid].sort(), cases.map(({ path }) => path).sort())
      assert.equal(grid.length, 6)
      for (const href of featured) assert.ok(grid.includes(href))
    }))

  test("the headline figures average 47%, and timelines run from 6 to 16 weeks", () =>
    visit("/case-studies", withoutScript, async ({ page }) => {
      const items = await texts(page, "#featured-cases + section li")
      const growth = items.map(item => Number(/\+(\d+)%/.exec(item)?.[1]))
      assert.equal(growth.reduce((sum, value) => sum + value, 0) / growth.length, 47)
      const weeks = items.map(item => Number(/(\d+) weeks/.exec(item)?.[1])).sort((one, other) => one - other)
      assert.deepEqual([weeks[0], weeks.at(-1)], [6, 16])
    }))

  test("the seven category buttons filter nothing", () =>
    visit("/case-studies", { reducedMotion: "reduce" }, async ({ page }) => {
      await wakeUp(page)
      const buttons = page.getByRole("group", { name: "Categories" }).getByRole("button")
      const names = ["All Cases", "Automation", "Branding", "E-commerce", "Local SEO", "SaaS", "Development"]
      assert.deepEqual(await buttons.allInnerTexts(), names)
      const before = await body(page)
      for (const name of names) {
        await buttons.getByText(name, { exact: true }).click()
        assert.equal(await body(page), before)
        assert.deepEqual(
          await buttons.evaluateAll(all => all.map(button => button.getAttribute("aria-pressed"))),
          names.map((_, index) => String(index === 0)),
        )
      }
    }))

  test("the process has the four steps of the specification", () =>
    visit("/case-studies", withoutScript, async ({ page }) =>
      assert.deepEqual(await texts(page, "main ol h3"), ["Discovery", "Strategy", "Execute", "Optimize"]),
    ))

  test("there are six, each at the address its title makes", () => {
    assert.equal(cases.length, 6)
    for (const { path, html } of cases) assert.equal(path, `/case-studies/${slugify(mainHeading(html))}`)
  })

  for (const { path } of cases)
    test(`${path} tells client, challenge, work, three results, services and the next case`, () =>
      visit(path, withoutScript, async ({ page }) => {
        assert.deepEqual(await texts(page, "main > section:first-of-type dt"), [
          "Client",
          "Industry",
          "Category",
          "Timeline",
          "Read",
        ])
        const heads = await texts(page, "main h2")
        assert.deepEqual(heads.slice(0, -1), [
          "Challenge",
          "Solution",
          "What was done",
          "What came out",
          "Services used",
          "Next case",
        ])
        assert.equal(await page.locator("main ul:has([data-bars]) > li svg[role=img]").count(), 3)
        const hrefs = await linksTo(page, "main")
        assert.ok(hrefs.some(href => href?.startsWith("/services/")))
        assert.ok(cases.some(other => other.path !== path && hrefs.includes(other.path)))
        assert.deepEqual(await linksTo(page, last), ["/contact", "/case-studies"])
      }))

  test("the next cases lead around all of them", () => {
    const next = new Map(
      cases.map(({ path, html }) => [
        path,
        cases.find(other => other.path !== path && html.includes(`href="${other.path}"`))?.path,
      ]),
    )
    const seen = new Set<string | undefined>()
    for (let at: string | undefined = cases[0]!.path; at && !seen.has(at); at = next.get(at)) seen.add(at)
    assert.equal(seen.size, cases.length)
  })
})

describe("testimonials", () => {
  test("show the figures and promises of the specification", () =>
    visit("/testimonials", withoutScript, async ({ page }) => {
      const said = await body(page)
      for (const words of [
        "Client satisfaction 98%",
        "Revenue lift 340%",
        "Projects delivered 200+",
        "Average rating 4.9/5",
      ])
        assert.ok(said.includes(words), words)
      for (const words of ["90-day performance guarantee", "Unlimited revisions in the optimization phase"])
        assert.ok(said.includes(words), words)
    }))

  test("the hero leads to contact and case studies, the closing call to contact", () =>
    visit("/testimonials", withoutScript, async ({ page }) => {
      assert.deepEqual(await linksTo(page, "main > section:first-of-type"), ["/contact", "/case-studies"])
      assert.deepEqual(await linksTo(page, last), ["/contact"])
    }))

  test("six people, each once, each rated 5, two of them large", () =>
    visit("/testimonials", withoutScript, async ({ page }) => {
      const names = await texts(page, "main [data-signature] b")
      assert.equal(names.length, 6)
      assert.equal(new Set(names).size, 6)
      assert.equal(await page.getByRole("img", { name: "5 out of 5 stars" }).count(), 6)
      assert.equal(await page.locator("main section > figure:has(blockquote)").count(), 2)
      assert.equal(await page.locator("main li blockquote").count(), 4)
    }))

  test("every portrait is there", () =>
    visit("/testimonials", { reducedMotion: "reduce" }, async ({ page, problems }) => {
      const portraits = page.locator("main img")
      assert.equal(await portraits.count(), 6)
      for (const portrait of await portraits.all()) {
        await portrait.scrollIntoViewIfNeeded()
        await page.waitForFunction(
          image => (image as HTMLImageElement).naturalWidth > 0,
          await portrait.elementHandle(),
        )
      }
      assert.deepEqual(problems, [])
    }))

  test("three audience tiles lead to a service each", () =>
    visit("/testimonials", withoutScript, async ({ page }) => {
      const hrefs = (await linksTo(page, "main")).filter(href => href?.startsWith("/services/"))
      assert.equal(new Set(hrefs).size, 3)
    }))
})

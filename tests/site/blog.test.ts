import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { Page } from "playwright-core"
import { brand, startBrowser, visit, wakeUp } from "./site"

startBrowser()

const texts = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(elements => elements.map(element => (element as HTMLElement).innerText.trim()))
const hrefs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(elements => elements.map(element => element.getAttribute("href")))

/** Titles of the posts of a list, in order. */
const titles = (page: Page) => texts(page, "main ol > li :is(h2, h3) a")
const sample = "How to plan a landing page that turns visits into inquiries"

describe("/blog", () => {
  test("has a tile for each category, with the counts of spec 9.5", () =>
    visit("/blog", {}, async ({ page }) => {
      const tiles = await page
        .locator("main section:has([role=search]) li a")
        .evaluateAll(links =>
          links.map(link => [
            link.querySelector("[data-name]")?.textContent,
            link.querySelector("b span")?.textContent,
            link.getAttribute("href"),
          ]),
        )
      assert.deepEqual(tiles, [
        ["All", "24", "/blog/all"],
        ["SEO", "8", "/blog/category/seo"],
        ["E-commerce", "6", "/blog/category/ecommerce"],
        ["SaaS", "5", "/blog/category/saas"],
        ["AI Marketing", "4", "/blog/category/ai-marketing"],
        ["Development", "3", "/blog/category/development"],
        ["Paid Ads", "2", "/blog/category/paid-ads"],
      ])
    }))

  test("shows six posts, the two featured ones large, and not the sample article", () =>
    visit("/blog", {}, async ({ page }) => {
      assert.deepEqual(await texts(page, "main article h3"), [
        "What has to be true for a website to launch in three weeks",
        "The ad budget below which you learn nothing",
      ])
      const others = await titles(page)
      assert.equal(others.length, 4)
      assert.ok(!others.includes(sample))
    }))

  for (const script of [true, false]) {
    test(`has a search that is connected to nothing, ${script ? "with" : "without"} script`, () =>
      visit("/blog", { javaScriptEnabled: script }, async ({ page, problems }) => {
        if (script) await wakeUp(page)
        const asked: string[] = []
        page.on("request", request => asked.push(request.method() + request.url()))
        const search = page.getByRole("searchbox")
        await search.fill("<img src=x onerror=alert(1)>")
        await search.press("Enter")
        await page.waitForTimeout(200)
        assert.equal(new URL(page.url()).pathname + new URL(page.url()).search, "/blog")
        assert.equal(await search.inputValue(), "<img src=x onerror=alert(1)>")
        assert.equal(await page.locator("img[src=x]").count(), 0)
        assert.deepEqual(
          asked.filter(request => !/\.(js|json|woff2|svg)$/.test(request)),
          [],
        )
        assert.deepEqual(problems, [])
      }))
  }

  test("has a newsletter form at #newsletter that wants a valid address and then does nothing", () =>
    visit("/blog#newsletter", {}, async ({ page }) => {
      await wakeUp(page)
      const form = page.locator("#newsletter form")
      const email = form.getByLabel("Email")
      assert.deepEqual([await email.getAttribute("type"), await email.getAttribute("required")], ["email", ""])
      assert.match(await page.locator("#newsletter").innerText(), /2,500\+\s+subscribers/)
      const submitted = await form.evaluateHandle(element => {
        const seen: boolean[] = []
        element.addEventListener("submit", event => setTimeout(() => seen.push(event.defaultPrevented)))
        return seen
      })
      await email.fill("no address")
      await form.getByRole("button").click()
      assert.deepEqual(await submitted.jsonValue(), [])
      await email.fill("ana@company.example")
      await form.getByRole("button").click()
      await page.waitForTimeout(100)
      assert.deepEqual(await submitted.jsonValue(), [true])
      assert.equal(await email.inputValue(), "ana@company.example")
      assert.equal(new URL(page.url()).search, "")
    }))

  test("names the popular topics and ends with a call to /contact and a floating Subscribe", () =>
    visit("/blog", {}, async ({ page }) => {
      const topics = page.locator("section", { has: page.getByRole("heading", { name: "Popular topics" }) })
      assert.deepEqual(await topics.locator("a").evaluateAll(links => links.map(link => link.getAttribute("href"))), [
        "/blog/category/growth",
        "/blog/category/seo",
        "/blog/category/strategy",
      ])
      assert.deepEqual(await hrefs(page, "[data-banner] a"), ["/contact", "/pricing"])
      assert.deepEqual(await hrefs(page, "[data-floating] a"), ["/contact"])
      assert.equal(await page.locator("[data-floating] a").textContent(), "Subscribe")
    }))
})

describe("lists of posts", () => {
  test("all posts are listed once, newest first, the sample article with them", () =>
    visit("/blog/all", {}, async ({ page }) => {
      const listed = await titles(page)
      assert.equal(listed.length, 7)
      assert.equal(listed[0], "What has to be true for a website to launch in three weeks")
      assert.equal(listed.at(-1), sample)
    }))

  for (const [category, count] of Object.entries({ growth: 5, strategy: 5, seo: 1, "conversion-optimization": 1 })) {
    test(`/blog/category/${category} has ${count}, and marks its own tab`, () =>
      visit(`/blog/category/${category}`, {}, async ({ page }) => {
        assert.equal((await titles(page)).length, count)
        assert.deepEqual(await hrefs(page, "main nav a[aria-current]"), [`/blog/category/${category}`])
      }))
  }
})

describe("/blog/post-template", () => {
  test("says who wrote it, how long it takes and where it is filed (spec 2.17)", () =>
    visit("/blog/post-template", {}, async ({ page }) => {
      const head = await page.locator("main header").innerText()
      for (const text of ["Conversion Optimization", sample, `By The ${brand.name} team`, "8 min read", "4.2K views"])
        assert.ok(head.includes(text), text)
    }))

  test("links to /contact and /case-studies from its text", () =>
    visit("/blog/post-template", {}, async ({ page }) => {
      const links = await hrefs(page, "main article a")
      assert.ok(links.includes("/contact") && links.includes("/case-studies"))
    }))

  test("has a table of contents whose every line leads to its heading", () =>
    visit("/blog/post-template", {}, async ({ page }) => {
      const contents = await hrefs(page, "main nav a")
      assert.equal(contents.length, 6)
      for (const anchor of contents) assert.equal(await page.locator(`h2${anchor}`).count(), 1)
    }))

  test("leads on to the next post and related ones", () =>
    visit("/blog/post-template", {}, async ({ page }) => {
      const further = await hrefs(page, "main > section:not([data-banner]) h3 a")
      assert.equal(new Set(further).size, 3)
      assert.ok(!further.includes("/blog/post-template"))
    }))
})

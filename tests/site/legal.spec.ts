import assert from "node:assert/strict"
import { hasPage, linksIn, test, textsOf, visit, wakeUp } from "./site"
import type { Page } from "@playwright/test"
import { builtPages } from "./built-pages"
import { type Action, yaml } from "./content"

interface Legal {
  lastUpdated: string
  contents: string
  ask: Action
}
const { legal: words } = yaml<{ legal: Legal }>("words.yaml")

/** Addresses of all documents. */
const documents = builtPages().flatMap(({ path, canonical }) =>
  /^\/legal\/[^/]+$/.test(path) && path === canonical ? [path] : [],
)
const [paper] = documents

/** The day by the browser's clock, as the page writes it. */
const today = (page: Page) =>
  page.evaluate(() => new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: "long" }))
const updated = (page: Page) => page.locator("main p", { has: page.locator("time") })
/** The first of the headings that the contents lead to. */
const anchorOf = async (page: Page) => (await linksIn(page, "main nav"))[0]!

for (const path of documents)
  test.describe(path, () => {
    test.skip(!hasPage(path))

    test("shows the current date, and keeps it after the first act", () =>
      visit(path, { timezoneId: "Pacific/Kiritimati" }, async ({ page, problems }) => {
        const expected = `${words.lastUpdated} ${await today(page)}`
        await page.locator("main p", { hasText: expected }).waitFor()
        await wakeUp(page)
        await page.waitForTimeout(300)
        assert.deepEqual(await textsOf(page, "main p:has(time)"), [expected])
        assert.match((await updated(page).locator("time").getAttribute("datetime")) ?? "", /^\d{4}-\d\d-\d\d$/)
        const links = await linksIn(page, "main")
        for (const href of [words.ask.href, ...documents])
          if (href !== path) assert.ok(links.includes(href), `a link to ${href}`)
        assert.deepEqual(problems, [])
      }))
  })

test.describe("/legal", () => {
  test.skip(!hasPage("/legal"))

  test("the date is there after a change of page too", () =>
    visit("/legal", {}, async ({ page, problems }) => {
      await wakeUp(page)
      await page.locator(`main a[href="${paper}"]`).first().click()
      await page.waitForURL(`**${paper}`)
      await page.locator("main p", { hasText: `${words.lastUpdated} ${await today(page)}` }).waitFor()
      assert.deepEqual(problems, [])
    }))
})

test.describe("a legal document", () => {
  test.skip(!hasPage(paper!))

  test("without script shows the day of its build, and its contents are a disclosure on phones", () =>
    visit(paper!, { width: 390, javaScriptEnabled: false }, async ({ page }) => {
      const [line = ""] = await textsOf(page, "main p:has(time)")
      const built = Date.parse(line.replace(words.lastUpdated, ""))
      assert.ok(built <= Date.now(), line)
      const link = page.locator(`main nav a[href="${await anchorOf(page)}"]`)
      assert.equal(await link.isVisible(), false)
      await page.locator("main nav summary").click()
      await link.waitFor()
    }))

  test("has its table of contents open beside the text", () =>
    visit(paper!, {}, async ({ page }) => {
      const contents = page.getByRole("navigation", { name: words.contents })
      const anchor = (await linksIn(page, "main nav")).at(-1)!
      await contents.locator(`a[href="${anchor}"]`).click()
      await page.waitForFunction(
        id => document.getElementById(id)!.getBoundingClientRect().top < innerHeight,
        anchor.slice(1),
      )
      assert.ok((await contents.locator("summary").boundingBox())!.y >= 0, "stays in view")
    }))
})

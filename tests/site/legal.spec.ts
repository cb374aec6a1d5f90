import { expect, type Page } from "@playwright/test"
import { canonicalPages, parsePage, valuesOf } from "./built-pages"
import { site, yaml } from "./content"
import { phoneViewport, test, interact } from "./site"

const words = yaml<{ legalUpdated: string; legalContents: string }>("words.yaml")
/** Addresses of all documents. */
const documents = canonicalPages().flatMap(({ path }) => (/^\/legal\/[^/]+$/.test(path) ? [path] : []))
const [paper = ""] = documents
const updated = (page: Page) => page.locator("main p:has(time)")
const contents = (page: Page) => page.getByRole("navigation", { name: words.legalContents })

test.describe("a legal document", () => {
  test.skip(!paper)

  test("leads to all others", () => {
    for (const path of documents)
      expect(valuesOf(parsePage(path), "main a", "href"), path).toEqual(
        expect.arrayContaining(documents.filter(other => other !== path)),
      )
  })

  test("shows the current date, whatever the clock says that is", async ({ page, open }) => {
    for (const [index, path] of documents.entries()) {
      const now = new Date(index % 2 ? 1971 : 2222, 5, 15)
      await page.clock.setFixedTime(now)
      await open(path)
      await interact(page)
      const today = now.toLocaleDateString(site.language ?? "en", { dateStyle: "long" })
      await expect(updated(page)).toHaveText(`${words.legalUpdated} ${today}`)
      await expect(updated(page).locator("time")).toHaveAttribute("datetime", `${now.getFullYear()}-06-15`)
    }
  })

  test("has its table of contents open beside the text, where it stays in view", async ({ page, open }) => {
    await open(paper)
    const link = contents(page).getByRole("link").last()
    await link.click()
    await expect(page.locator(`[id="${((await link.getAttribute("href")) ?? "").slice(1)}"]`)).toBeInViewport()
    await expect(contents(page).locator("summary")).toBeInViewport()
  })

  test.describe("on a phone without script", () => {
    test.use({ ...phoneViewport, javaScriptEnabled: false })
    test("shows the day of its build, and its contents are a disclosure", async ({ page, open }) => {
      await open(paper)
      const [line = ""] = await updated(page).allInnerTexts()
      expect(Date.parse(line.replace(words.legalUpdated, ""))).toBeLessThanOrEqual(Date.now())
      const link = contents(page).getByRole("link").first()
      await expect(link).toBeHidden()
      await contents(page).locator("summary").click()
      await expect(link).toBeVisible()
    })
  })
})

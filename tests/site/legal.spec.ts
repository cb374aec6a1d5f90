import { expect, type Page } from "@playwright/test"
import { canonicalPages, parsePage, valuesOf } from "./built-pages"
import { site, yaml } from "./content"
import { interact, phoneViewport, test } from "./fixtures"

const words = yaml<{ legalUpdated: string; legalContents: string }>("words.yaml")
/** Paths of all documents. */
const documents = canonicalPages().flatMap(({ path }) => (/^\/legal\/[^/]+$/.test(path) ? [path] : []))
const [first = ""] = documents
const updated = (page: Page) => page.locator("main p:has(time)")
const contents = (page: Page) => page.getByRole("navigation", { name: words.legalContents })

test.describe("legal document", () => {
  test.skip(!first)

  test("links to all others", () => {
    for (const path of documents)
      expect(valuesOf(parsePage(path), "main a", "href"), path).toEqual(
        expect.arrayContaining(documents.filter(other => other !== path)),
      )
  })

  test("shows the current date of the visitor's clock", async ({ page, open }) => {
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

  test("keeps the table of contents in view beside the text", async ({ page, open }) => {
    await open(first)
    const link = contents(page).getByRole("link").last()
    await link.click()
    await expect(page.locator(`[id="${((await link.getAttribute("href")) ?? "").slice(1)}"]`)).toBeInViewport()
    await expect(contents(page).locator("summary")).toBeInViewport()
  })

  test.describe("on a phone without JavaScript", () => {
    test.use({ ...phoneViewport, javaScriptEnabled: false })
    test("shows the build date and collapses the table of contents", async ({ page, open }) => {
      await open(first)
      const [line = ""] = await updated(page).allInnerTexts()
      expect(Date.parse(line.replace(words.legalUpdated, ""))).toBeLessThanOrEqual(Date.now())
      const link = contents(page).getByRole("link").first()
      await expect(link).toBeHidden()
      await contents(page).locator("summary").click()
      await expect(link).toBeVisible()
    })
  })
})

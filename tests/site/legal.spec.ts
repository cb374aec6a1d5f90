import { expect, type Page } from "@playwright/test"
import { canonicalPages, parsePage, valuesOf } from "./built-pages"
import { readYaml, site } from "./content"
import { interact, phoneViewport, test } from "./fixtures"

const words = readYaml<{ legalUpdated: string; legalContents: string }>("words.yaml")
/** Paths of all legal documents. */
const legalPaths = canonicalPages().flatMap(({ path }) => (/^\/legal\/[^/]+$/.test(path) ? [path] : []))
const [firstPath = ""] = legalPaths
const dateLine = (page: Page) => page.locator("main p:has(time)")
const contents = (page: Page) => page.getByRole("navigation", { name: words.legalContents })

test.describe("legal document", () => {
  test.skip(!firstPath)

  test("links to all other legal documents", () => {
    for (const path of legalPaths)
      expect(valuesOf(parsePage(path), "main a", "href"), path).toEqual(
        expect.arrayContaining(legalPaths.filter(other => other !== path)),
      )
  })

  test("shows the current date of the visitor's clock", async ({ page, open }) => {
    for (const [index, path] of legalPaths.entries()) {
      const now = new Date(index % 2 ? 1971 : 2222, 5, 15)
      await page.clock.setFixedTime(now)
      await open(path)
      await interact(page)
      const today = now.toLocaleDateString(site.language ?? "en", { dateStyle: "long" })
      await expect(dateLine(page)).toHaveText(`${words.legalUpdated} ${today}`)
      await expect(dateLine(page).locator("time")).toHaveAttribute("datetime", `${now.getFullYear()}-06-15`)
    }
  })

  test("marks the current heading in the table of contents, which stays in view", async ({ page, open }) => {
    await open(firstPath)
    const link = contents(page).getByRole("link").last()
    await link.click()
    await expect(page.locator(`[id="${((await link.getAttribute("href")) ?? "").slice(1)}"]`)).toBeInViewport()
    await expect(contents(page).locator("summary")).toBeInViewport()
    await expect(contents(page).locator("[aria-current]")).toHaveCount(1)
  })

  test.describe("on a phone without JavaScript", () => {
    test.use({ ...phoneViewport, javaScriptEnabled: false })
    test("shows the build date and collapses the table of contents", async ({ page, open }) => {
      await open(firstPath)
      const [line = ""] = await dateLine(page).allInnerTexts()
      expect(Date.parse(line.replace(words.legalUpdated, ""))).toBeLessThanOrEqual(Date.now())
      const link = contents(page).getByRole("link").first()
      await expect(link).toBeHidden()
      await contents(page).locator("summary").click()
      await expect(link).toBeVisible()
    })
  })
})

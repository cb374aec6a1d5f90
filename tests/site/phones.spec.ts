import { expect } from "@playwright/test"
import { parsePage, samplePaths } from "./built-pages"
import { caseStudies, readYaml, services } from "./content"
import { hasPage, phoneViewport, test } from "./fixtures"

test.describe("phone layout", () => {
  test.use(phoneViewport)

  test("shows every feature of the services on /services", async ({ page, open }) => {
    test.skip(!hasPage("/services"))
    await open("/services")
    for (const { path, features } of services) {
      const card = page.locator(`main li:has(a[href="${path}"])`)
      await expect(card.locator("li").filter({ visible: true }), path).toHaveText(features)
    }
  })

  test("shows timeline and reading time of all case studies on /case-studies", async ({ page, open }) => {
    test.skip(!hasPage("/case-studies"))
    const { caseStudy: words } = readYaml<{ caseStudy: { minutes: string } }>("words.yaml")
    await open("/case-studies")
    for (const { path, readTime } of caseStudies) {
      const entry = page.locator("#featured-cases + section li").filter({ has: page.locator(`a[href="${path}"]`) })
      // The timeline.
      await expect(entry.getByRole("img"), path).toBeVisible()
      await expect(entry.getByText(words.minutes.replace("{minutes}", String(readTime))), path).toBeVisible()
    }
  })

  test("shows the column names of table cells", async ({ page, open }) => {
    const labeled = "table td[data-label]:not(:first-child)"
    for (const path of samplePaths().filter(samplePath => parsePage(samplePath).querySelector(labeled))) {
      await open(path)
      const unnamed = await page.locator(labeled).evaluateAll(cells =>
        cells.flatMap(cell => {
          const { content, width } = getComputedStyle(cell, "::before")
          const isNamed = content.startsWith(JSON.stringify(cell.getAttribute("data-label"))) && parseFloat(width) > 0
          return isNamed ? [] : [cell.textContent]
        }),
      )
      expect.soft(unnamed, path).toEqual([])
    }
  })
})

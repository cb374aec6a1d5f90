import { expect } from "@playwright/test"
import { cases, services, yaml } from "./content"
import { hasPage, phoneViewport, test } from "./fixtures"

test.describe("on a phone", () => {
  test.use(phoneViewport)

  test("shows every feature of the services on /services", async ({ page, open }) => {
    test.skip(!hasPage("/services"))
    await open("/services")
    for (const { path, features } of services) {
      const card = page.locator(`main li:has(a[href="${path}"])`)
      await expect(card.locator("li").filter({ visible: true }), path).toHaveText(features)
    }
  })

  test("shows timeline and reading time of all cases on /case-studies", async ({ page, open }) => {
    test.skip(!hasPage("/case-studies"))
    const { caseStudy } = yaml<{ caseStudy: { minutes: string } }>("words.yaml")
    await open("/case-studies")
    for (const { path, readTime } of cases) {
      const entry = page.locator("#featured-cases + section li").filter({ has: page.locator(`a[href="${path}"]`) })
      await expect(entry.getByRole("img"), path).toBeVisible()
      await expect(entry.getByText(caseStudy.minutes.replace("{minutes}", String(readTime))), path).toBeVisible()
    }
  })
})

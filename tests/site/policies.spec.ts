import { expect } from "@playwright/test"
import { draftKey } from "#browser/forms/field-names"
import { axeRuleCount, axeWidths, IGNORED_INCOMPLETE_RULE } from "./axe-violations"
import { canonicalPages, parsePage } from "./built-pages"
import { hasProvider, readYaml, site } from "./content"
import { hasPage, interact, test } from "./fixtures"

const language = site.language ?? "en"
const claims = new Map(
  readYaml<{ name: string; value: string }[]>("claims.yaml").map(({ name, value }) => [name, value]),
)

/** Compares claims in content with measured values. Skips missing claims. */
const expectClaims = (measured: Record<string, number | string>) => {
  for (const [name, figure] of Object.entries(measured))
    if (claims.has(name))
      expect.soft(claims.get(name), name).toBe(figure === 0 && language === "en" ? "none" : String(figure))
}

/** Pages with the most scripts. */
const visitedPaths = ["/", "/contact", "/resources", "/faq", "/blog", "/legal/privacy"].filter(hasPage)

test.describe("legal documents", () => {
  test("names all stored data", async ({ page, open, problems }) => {
    const storedNames = new Set<string>()
    const collectKeys = async () => {
      const names = await page.evaluate(async () => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
        ...(await caches.keys()),
      ])
      for (const name of names) storedNames.add(name)
    }
    for (const path of visitedPaths) {
      await open(path)
      await interact(page)
      await page.mouse.wheel(0, 2000)
      const fields = page.locator("main :is([type=search], [type=text], [type=email], textarea):not([tabindex])")
      for (const field of await fields.filter({ visible: true }).all()) await field.fill("Ada")
      const questions = page.locator("main details[name] > summary:visible")
      if ((await questions.count()) > 0) await questions.first().click()
      await collectKeys()
    }
    // Mailing list forms store no input.
    const formKeys = (["contact", "newsletter"] as const)
      .filter(form => hasProvider(form) && site[`${form}Form`]?.provider !== "list")
      .map(draftKey)
    expect([...storedNames].sort(), "only unsent forms are stored").toEqual(formKeys)
    const countBeforeToggle = storedNames.size

    await page.locator("[data-theme-toggle]:visible").first().click()
    // The choice is stored when its transition starts, a frame later; before that the attribute is empty.
    await expect(page.locator("html")).toHaveAttribute("data-theme", /./)
    await open("/")
    await collectKeys()
    const countAfterToggle = storedNames.size
    const cookies = await page.context().cookies()
    for (const { name } of cookies) storedNames.add(name)
    expect(storedNames.size, "the color mode is stored").toBeGreaterThan(0)

    const documentedNames = new Set<string>()
    for (const { path } of canonicalPages().filter(legalPage => legalPage.path.startsWith("/legal/"))) {
      const main = parsePage(path).querySelector("main")!
      const entries = [...main.querySelectorAll("td:first-child code")].map(({ textContent }) => textContent)
      for (const entry of entries) documentedNames.add(entry)
      if (entries.length > 0) for (const name of storedNames) expect(main.textContent, path).toContain(name)
    }
    expect([...documentedNames].sort()).toEqual([...storedNames].sort())
    expectClaims({
      privacyRequests: problems.filter(problem => problem.startsWith("other host")).length,
      privacyCookies: cookies.length,
      privacyBefore: countBeforeToggle,
      privacyAfter: countAfterToggle,
    })
  })

  test("lists the axe configuration in the accessibility statement", () =>
    expectClaims({
      accessPages: canonicalPages().length,
      // Violations fail the test of their page.
      accessFindings: 0,
      accessRules: axeRuleCount(),
      accessWidths: new Intl.ListFormat(language).format(axeWidths.map(String)),
      accessOpen: IGNORED_INCOMPLETE_RULE,
    }))
})

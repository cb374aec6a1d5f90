import { expect } from "@playwright/test"
import { mailto, tel } from "#site/contact-urls"
import { parsePage, valuesOf } from "./built-pages"
import { caseStudies, findBlock, services, site } from "./content"
import { hasPage, scriptModeName, scriptModes, test } from "./fixtures"

test("shows price, duration and proof on service pages", () => {
  for (const { path, name, slug, packages, results } of services.filter(service => hasPage(service.path))) {
    const document = parsePage(path)
    expect(document.querySelector("main section")?.textContent, path).toContain(name)
    const proofs =
      results.length > 0 ? results : caseStudies.flatMap(study => (study.services.includes(slug) ? study.results : []))
    const keyFacts = [...document.querySelectorAll("[data-key-facts] > *")].map(({ textContent }) => textContent)
    // Key facts: price (of a project or the plans), duration, proof.
    const expected = Number(hasPage("/pricing")) + Number(packages.length > 0) + Number(proofs.length > 0)
    expect(keyFacts, path).toHaveLength(expected)
    const weeks = packages.flatMap(({ weeksFrom, weeksTo }) => [weeksFrom, weeksTo])
    if (packages.length > 0)
      for (const week of [Math.min(...weeks), Math.max(...weeks)]) expect(keyFacts.join(), path).toContain(String(week))
    if (proofs.length > 0) expect(proofs.some(({ value }) => keyFacts.join().includes(value))).toBe(true)
  }
})

test("links the email address and the phone number on /contact", () => {
  test.skip(!hasPage("/contact"))
  expect(valuesOf(parsePage("/contact"), "main dd a", "href")).toEqual([
    mailto(site.email),
    tel(site.phone, site.callingCode),
  ])
})

test.describe("inactive controls of the specification", () => {
  for (const mode of scriptModes)
    test.describe(scriptModeName(mode), () => {
      test.use(mode)
      test("sends nothing from the blog's search", async ({ page, open }) => {
        test.skip(!hasPage("/blog"))
        await open("/blog")
        const requests: string[] = []
        page.on("request", request => requests.push(request.url()))
        const search = page.getByRole("searchbox")
        await search.fill("<img src=x onerror=alert(1)>")
        await search.press("Enter")
        await expect(search).toHaveValue("<img src=x onerror=alert(1)>")
        await expect(page.locator("img[src=x]")).toHaveCount(0)
        await expect(page).toHaveURL("/blog")
        expect(requests.filter(request => !/\.(js|json|woff2|svg)$/.test(request))).toEqual([])
      })
    })

  test("does not filter case studies by the category buttons", async ({ page, open }) => {
    const { buttonsLabel: name } = findBlock<{ buttonsLabel: string }>("pages/case-studies.yaml", "cases")
    test.skip(!name || !hasPage("/case-studies"))
    await open("/case-studies")
    const buttons = page.getByRole("group", { name }).getByRole("button")
    const before = await page.locator("main > section").allInnerTexts()
    for (const button of await buttons.all()) {
      await button.click()
      expect(await page.locator("main > section").allInnerTexts()).toEqual(before)
      await expect(buttons.first()).toHaveAttribute("aria-pressed", "true")
    }
  })
})

test("draws the milestones of /client-onboarding to scale", async ({ page, open }) => {
  test.skip(!hasPage("/client-onboarding"))
  await open("/client-onboarding")
  const { items = [] } = findBlock<{ items: { from: number; to: number }[] }>("pages/onboarding.yaml", "schedule")
  const ruler = page.locator("#timeline ol")
  const { x, width } = (await ruler.boundingBox())!
  const bars = await ruler.locator("[data-bar]").evaluateAll(all => all.map(bar => bar.getBoundingClientRect()))
  const dayAt = (edge: number) => Math.round(((edge - x) / width) * items.at(-1)!.to)
  expect(bars.map(({ left, right }) => [dayAt(left), dayAt(right)])).toEqual(
    items.map(({ from, to }) => [from - 1, to]),
  )
})

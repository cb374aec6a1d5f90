import assert from "node:assert/strict"
import { addressOf, hasPage, linksIn, test, textOf, textsOf, visit } from "./site"
import { formatMessage } from "../../src/site/format-message"
import { type Action, block, site } from "./content"

const unscripted = { javaScriptEnabled: false } as const

interface Fact {
  title: string
  text: string
}
interface Openings extends Record<"bringsTitle" | "applySubject", string> {
  roles: { title: string }[]
  noneTitle: string
  noneSubject: string
}
interface Assets {
  unavailable: string
  items: { linkLabel: string; href?: string }[]
}

const mail = (subject: string) => `mailto:${site.email}?subject=${encodeURIComponent(subject)}`
const rows = (facts: Fact[] = []) => facts.map(({ title, text }) => `${title} ${text}`)

test.describe("/about", () => {
  test.skip(!hasPage("/about"))

  test("shows the facts, and a chip for each tool", () =>
    visit("/about", unscripted, async ({ page }) => {
      const { items: tools = [] } = block<{ items: { title: string }[] }>("pages/about.yaml", "items", "tags")
      const { facts } = block<{ facts: Fact[] }>("pages/about.yaml", "story")
      assert.deepEqual(
        await page.locator("main li > :has(+ [data-role])").allTextContents(),
        tools.map(({ title }) => title),
      )
      assert.deepEqual(await textsOf(page, "main dl > div"), rows(facts))
    }))
})

test.describe("/careers", () => {
  test.skip(!hasPage("/careers"))

  const openings = block<Openings>("pages/careers.yaml", "openings")
  const { roles = [], applySubject, bringsTitle } = openings

  test("each open role opens before any script and is applied for by email; without one, one can write anyway", () =>
    visit("/careers", unscripted, async ({ page }) => {
      if (roles.length === 0) {
        assert.ok(await page.getByRole("heading", { name: openings.noneTitle }).isVisible())
        assert.ok((await linksIn(page, "#roles")).includes(mail(openings.noneSubject)))
        return
      }
      const shown = page.locator("#roles > div > ul > li")
      assert.equal(await shown.count(), roles.length)
      const role = shown.first()
      assert.equal(await role.locator("details").evaluate(details => (details as HTMLDetailsElement).open), false)
      await role.locator("summary").click()
      await role.getByRole("heading", { name: bringsTitle }).waitFor()
      assert.equal(
        await role.getByRole("link").getAttribute("href"),
        mail(formatMessage(applySubject, { role: roles[0]!.title })),
      )
    }))
})

const onboarding = "pages/onboarding.yaml"
interface Contents {
  title: string
  items: { title: string; href: string }[]
}

for (const path of ["/client-onboarding", "/onboarding"])
  test.describe(path, () => {
    test.skip(!hasPage(path))

    test("each section is reached from the list of contents", () =>
      visit(path, unscripted, async ({ page }) => {
        const { title: name = "", items: links = [] } = block<Contents>(onboarding, "items")
        for (const { href, title } of links) {
          await page.getByRole("navigation", { name }).getByRole("link", { name: title, exact: true }).click()
          assert.equal((await addressOf(page)).hash, href)
          assert.ok(await page.locator(`section${href} h2`).isVisible())
        }
      }))
  })

test.describe("/client-onboarding", () => {
  test.skip(!hasPage("/client-onboarding"))

  test("draws payments and milestones to scale", () =>
    visit("/client-onboarding", {}, async ({ page }) => {
      assert.deepEqual(
        await page.locator("#billing dl").first().locator("dd").allTextContents(),
        block<{ parts: { amount: number }[] }>(onboarding, "payments").parts.map(({ amount }) => `${amount}%`),
      )
      const { items: milestones = [] } = block<{ items: { from: number; to: number }[] }>(onboarding, "schedule")
      const ruler = page.locator("#timeline ol")
      const { x, width } = (await ruler.boundingBox())!
      const bars = await ruler
        .locator("[data-bar]")
        .evaluateAll(all => all.map(bar => bar.getBoundingClientRect()).map(box => [box.left, box.right]))
      assert.deepEqual(
        bars.map(edges => edges.map(edge => Math.round(((edge - x) / width) * milestones.at(-1)!.to))),
        milestones.map(({ from, to }) => [from - 1, to]),
      )
    }))
})

test.describe("/press", () => {
  test.skip(!hasPage("/press"))

  test("has its facts, quotes and contact, and brand assets without a file are visibly unavailable", () =>
    visit("/press", unscripted, async ({ page }) => {
      const press = "pages/press.yaml"
      const { items: assets = [], unavailable } = block<Assets>(press, "assets")
      const missing = assets.filter(({ href }) => !href)
      for (const { linkLabel } of missing)
        assert.ok(await page.getByRole("button", { name: linkLabel, exact: true }).isDisabled(), linkLabel)
      // Once above them where none has a file.
      const notes = missing.length === assets.length ? 1 : missing.length
      assert.equal(await page.getByText(unavailable).count(), notes)
      for (const { href } of assets.filter(item => item.href))
        assert.equal(await page.locator(`#assets a[href="${href}"]`).count(), 1)
      assert.equal(
        await page.locator("main blockquote").count(),
        block<{ items: object[] }>(press, "quotes").items?.length ?? 0,
      )
      const text = await textOf(page)
      for (const fact of rows(block<{ facts: Fact[] }>(press, "story").facts)) assert.ok(text.includes(fact), fact)
      const links = await linksIn(page, "main")
      const { button, secondary } = block<Record<"button" | "secondary", Action>>(press, "banner")
      for (const { href } of [button, secondary]) assert.ok(links.includes(href), href)
    }))
})

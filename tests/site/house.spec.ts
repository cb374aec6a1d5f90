import assert from "node:assert/strict"
import { addressOf, hasPage, linksIn, test, textOf, textsOf, visit } from "./site"
import { fill } from "../../src/site/fill"
import { type Action, site, yaml } from "./content"

const unscripted = { javaScriptEnabled: false } as const

interface About {
  stack?: { items: { name: string }[] }
  story: { facts: { term: string; value: string }[] }
}
interface Careers {
  openings: Record<"bringsTitle" | "applySubject", string>
  roles: { title: string }[]
  none: { title: string; subject: string }
}
interface Onboarding {
  contents: { label: string; items: { id: string; label: string }[] }
  timeline: { milestones: { from: number; to: number }[] }
  billing: { parts: { share: number }[] }
}
interface Press {
  assets: { unavailable: string; items: { label: string; href?: string }[] }
  about: { facts: { term: string; value: string }[] }
  quotes: { items: object[] }
  contact: { subject: string; action: Action }
}

const mail = (subject: string) => `mailto:${site.email}?subject=${encodeURIComponent(subject)}`
const rows = (facts: { term: string; value: string }[]) => facts.map(({ term, value }) => `${term} ${value}`)

test.describe("/about", () => {
  test.skip(!hasPage("/about"))

  test("shows the facts, and a chip for each tool", () =>
    visit("/about", unscripted, async ({ page }) => {
      const { stack, story } = yaml<About>("pages/about.yaml")
      assert.deepEqual(
        await page.locator("main li > :has(+ [data-role])").allTextContents(),
        (stack?.items ?? []).map(({ name }) => name),
      )
      assert.deepEqual(await textsOf(page, "main dl > div"), rows(story.facts))
    }))
})

test.describe("/careers", () => {
  test.skip(!hasPage("/careers"))

  const { openings, roles, none } = yaml<Careers>("pages/careers.yaml")

  test("each open role opens before any script and is applied for by email; without one, one can write anyway", () =>
    visit("/careers", unscripted, async ({ page }) => {
      if (roles.length === 0) {
        assert.ok(await page.getByRole("heading", { name: none.title }).isVisible())
        assert.ok((await linksIn(page, "#roles")).includes(mail(none.subject)))
        return
      }
      const shown = page.locator("#roles > div > ul > li")
      assert.equal(await shown.count(), roles.length)
      const role = shown.first()
      assert.equal(await role.locator("details").evaluate(details => (details as HTMLDetailsElement).open), false)
      await role.locator("summary").click()
      await role.getByRole("heading", { name: openings.bringsTitle }).waitFor()
      assert.equal(
        await role.getByRole("link").getAttribute("href"),
        mail(fill(openings.applySubject, { role: roles[0]!.title })),
      )
    }))
})

const onboarding = yaml<Onboarding>("pages/onboarding.yaml")

for (const path of ["/client-onboarding", "/onboarding"])
  test.describe(path, () => {
    test.skip(!hasPage(path))

    test("each section is reached from the list of contents", () =>
      visit(path, unscripted, async ({ page }) => {
        const contents = page.getByRole("navigation", { name: onboarding.contents.label })
        for (const { id, label } of onboarding.contents.items) {
          await contents.getByRole("link", { name: label, exact: true }).click()
          assert.equal((await addressOf(page)).hash, `#${id}`)
          assert.ok(await page.locator(`section#${id} h2`).isVisible())
        }
      }))
  })

test.describe("/client-onboarding", () => {
  test.skip(!hasPage("/client-onboarding"))

  test("draws payments and milestones to scale", () =>
    visit("/client-onboarding", {}, async ({ page }) => {
      assert.deepEqual(
        await page.locator("#billing dl").first().locator("dd").allTextContents(),
        onboarding.billing.parts.map(({ share }) => `${share}%`),
      )
      const { milestones } = onboarding.timeline
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
      const { assets, about, quotes, contact } = yaml<Press>("pages/press.yaml")
      const missing = assets.items.filter(({ href }) => !href)
      for (const { label } of missing)
        assert.ok(await page.getByRole("button", { name: label, exact: true }).isDisabled(), label)
      // Once above them where none has a file.
      const notes = missing.length === assets.items.length ? 1 : missing.length
      assert.equal(await page.getByText(assets.unavailable).count(), notes)
      for (const { href } of assets.items.filter(item => item.href))
        assert.equal(await page.locator(`#assets a[href="${href}"]`).count(), 1)
      assert.equal(await page.locator("main blockquote").count(), quotes.items.length)
      const text = await textOf(page)
      for (const fact of rows(about.facts)) assert.ok(text.includes(fact), fact)
      const links = await linksIn(page, "main")
      for (const href of [contact.action.href, mail(contact.subject)]) assert.ok(links.includes(href), href)
    }))
})

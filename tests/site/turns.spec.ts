import assert from "node:assert/strict"
import { siteUrl, test, visit } from "./site"
import type { Page } from "@playwright/test"
import { site } from "./content"

/** The entries of the menu that lead away from the home page. */
const entries = site.navigation.filter(({ href }) => href !== "/")
const [goal] = entries

const entry = (page: Page, name: string) =>
  page.getByRole("navigation", { name: site.labels.mainNavigation }).getByRole("link", { name, exact: true })

/** Tells in every page to come whether it was shown by a transition, and what moved in it. */
const watchReveal = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      const tell = () => {
        const moved = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
        Object.assign(globalThis, { reveal: { isTransition: viewTransition !== null, moved } })
      }
      Promise.resolve(viewTransition?.ready).then(tell, tell)
    })
  })
const revealOf = async (page: Page) => {
  await page.waitForFunction(() => "reveal" in globalThis)
  return page.evaluate(
    () => (globalThis as unknown as { reveal: { isTransition: boolean; moved: (string | null)[] } }).reveal,
  )
}

test.describe("turning pages", () => {
  test("a change of page is a view transition, and the header is a part of its own", () =>
    visit("/", {}, async ({ page, problems }) => {
      await watchReveal(page)
      await entry(page, goal!.label).click()
      await page.waitForURL(`${siteUrl}${goal!.href}`)
      const { isTransition, moved } = await revealOf(page)
      assert.equal(isTransition, true)
      assert.ok(moved.some(part => part?.includes("(header)")))
      assert.deepEqual(problems, [])
    }))

  test("there is none under reduced motion", () =>
    visit("/", { reducedMotion: "reduce" }, async ({ page, problems }) => {
      await watchReveal(page)
      await entry(page, goal!.label).click()
      await page.waitForURL(`${siteUrl}${goal!.href}`)
      assert.equal((await revealOf(page)).isTransition, false)
      assert.deepEqual(problems, [])
    }))

  test("who hurries through pages arrives at the last, with a clean console", () =>
    visit("/", {}, async ({ page, problems }) => {
      for (const { label } of entries) await entry(page, label).click()
      await page.waitForURL(`${siteUrl}${entries.at(-1)!.href}`)
      await page.goBack()
      await page.waitForURL(`${siteUrl}${entries.at(-2)?.href ?? "/"}`)
      assert.deepEqual(problems, [])
    }))

  test("the browser may prepare pages, but neither files nor anchors of the page itself", () =>
    visit("/", {}, async ({ page }) => {
      const rules = JSON.parse((await page.locator("script[type=speculationrules]").textContent()) ?? "") as {
        prerender: { eagerness: string }[]
      }
      assert.deepEqual(
        rules.prerender.map(({ eagerness }) => eagerness),
        ["moderate"],
      )
    }))

  test("a menu that was open is closed when one comes back", () =>
    visit("/", { width: 390 }, async ({ page }) => {
      await page.getByRole("button", { name: site.labels.openMenu }).click()
      await page.locator("#menu").getByRole("link", { name: goal!.label, exact: true }).click()
      await page.waitForURL(`${siteUrl}${goal!.href}`)
      await page.goBack()
      await page.waitForURL(`${siteUrl}/`)
      assert.equal(await page.locator("#menu").isVisible(), false)
    }))
})

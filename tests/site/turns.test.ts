import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { Page } from "playwright-core"
import { site } from "./content"
import { everywhere, siteUrl, visit, wakeUp } from "./site"

/** The entries of the menu that lead away from the home page. */
const entries = site.navigation.filter(({ href }) => href !== "/")
const [goal] = entries

const entry = (page: Page, name: string) =>
  page.getByRole("navigation", { name: site.labels.mainNavigation }).getByRole("link", { name, exact: true })

/** Counts the transitions that the page begins and those that it shows to the end. */
const countTurns = (page: Page) =>
  page.evaluate(() => {
    const turns = { begun: 0, ready: 0 }
    Object.assign(globalThis, { turns })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = update => {
      turns.begun++
      const transition = start(update)
      transition.ready.then(
        () => turns.ready++,
        () => undefined,
      )
      return transition
    }
  })
const turns = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { turns: { begun: number; ready: number } }).turns)

describe("turning pages", everywhere, () => {
  test("a change of page is a view transition, and the header is a part of its own", () =>
    visit("/", {}, async ({ page, problems }) => {
      await wakeUp(page)
      await countTurns(page)
      await entry(page, goal!.label).click()
      await page.waitForFunction(() =>
        document.getAnimations().some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes("(header)")),
      )
      await page.locator("main h1").waitFor()
      assert.deepEqual(await turns(page), { begun: 1, ready: 1 })
      assert.deepEqual(problems, [])
    }))

  test("it ends as soon as the next page is drawn, without the longest wait", () =>
    visit("/", {}, async ({ page }) => {
      await wakeUp(page)
      await page.evaluate(() => {
        const later = setTimeout
        Object.assign(globalThis, {
          setTimeout: (run: () => void, after?: number) => (after === 200 ? 0 : later(run, after)),
        })
        const begin = document.startViewTransition.bind(document)
        document.startViewTransition = update => {
          const transition = begin(update)
          void transition.updateCallbackDone.then(() =>
            Object.assign(globalThis, { shown: document.querySelector("main h1")?.textContent }),
          )
          return transition
        }
      })
      await entry(page, goal!.label).click()
      await page.waitForFunction(() => "shown" in globalThis)
      const [shown, heading] = await page.evaluate(() => [
        (globalThis as unknown as { shown: string }).shown,
        document.querySelector("main h1")?.textContent,
      ])
      assert.equal(new URL(page.url()).pathname, goal!.href)
      assert.equal(shown, heading)
    }))

  test("who hurries through pages arrives at the last, with a clean console", () =>
    visit("/", {}, async ({ page, problems }) => {
      await wakeUp(page)
      for (const { label } of entries) await entry(page, label).click()
      await page.waitForURL(`${siteUrl}${entries.at(-1)!.href}`)
      await page.goBack()
      await page.waitForURL(`${siteUrl}${entries.at(-2)?.href ?? "/"}`)
      assert.deepEqual(problems, [])
    }))

  test("there is none under reduced motion", () =>
    visit("/", { reducedMotion: "reduce" }, async ({ page, problems }) => {
      await wakeUp(page)
      await countTurns(page)
      await entry(page, goal!.label).click()
      await page.waitForURL(`${siteUrl}${goal!.href}`)
      assert.deepEqual(await turns(page), { begun: 0, ready: 0 })
      assert.deepEqual(problems, [])
    }))
})

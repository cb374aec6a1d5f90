import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { Page } from "playwright-core"
import { siteUrl, startBrowser, visit, wakeUp } from "./site"

startBrowser()

const entry = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true })

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

describe("turning pages", () => {
  test("a change of page is a view transition, and the header is a part of its own", () =>
    visit("/", {}, async ({ page, problems }) => {
      await wakeUp(page)
      await countTurns(page)
      await entry(page, "Pricing").click()
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
      await entry(page, "Pricing").click()
      await page.waitForFunction(() => "shown" in globalThis)
      const [shown, heading] = await page.evaluate(() => [
        (globalThis as unknown as { shown: string }).shown,
        document.querySelector("main h1")?.textContent,
      ])
      assert.equal(new URL(page.url()).pathname, "/pricing")
      assert.equal(shown, heading)
    }))

  test("who hurries through pages arrives at the last, with a clean console", () =>
    visit("/", {}, async ({ page, problems }) => {
      await wakeUp(page)
      for (const name of ["Pricing", "Blog", "Careers", "Contact"]) await entry(page, name).click()
      await page.waitForURL(`${siteUrl}/contact`)
      await page.locator("main form").first().waitFor()
      await page.goBack()
      await page.waitForURL(`${siteUrl}/careers`)
      assert.deepEqual(problems, [])
    }))

  test("there is none under reduced motion", () =>
    visit("/", { reducedMotion: "reduce" }, async ({ page, problems }) => {
      await wakeUp(page)
      await countTurns(page)
      await entry(page, "Pricing").click()
      await page.waitForURL(`${siteUrl}/pricing`)
      assert.deepEqual(await turns(page), { begun: 0, ready: 0 })
      assert.deepEqual(problems, [])
    }))
})

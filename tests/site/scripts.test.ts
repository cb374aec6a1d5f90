import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { type Action, yaml } from "./content"
import { everywhere, visit, wakeUp } from "./site"

const { action } = yaml<{ services: { action: Action } }>("pages/home.yaml").services

describe("scripts", everywhere, () => {
  test("none is asked for before the first sign of intent", () =>
    visit("/", {}, async ({ page, scripts }) => {
      await page.waitForLoadState("networkidle")
      assert.deepEqual(scripts, [])
    }))

  for (const [intent, act] of Object.entries({
    "a key": (page: import("playwright-core").Page) => page.keyboard.press("Tab"),
    "the mouse": (page: import("playwright-core").Page) => page.mouse.move(20, 20),
    "a scroll": (page: import("playwright-core").Page) => page.mouse.wheel(0, 200),
  })) {
    test(`${intent} brings them, and React takes over without a word in the console`, () =>
      visit("/", {}, async ({ page, scripts, problems }) => {
        await act(page)
        await page.waitForFunction(() =>
          Object.keys(document.getElementById("gatsby-focus-wrapper") ?? {}).some(key => key.startsWith("__react")),
        )
        assert.ok(scripts.length > 0)
        assert.deepEqual(problems, [])
      }))
  }

  test("links then change the page without loading the document again", () =>
    visit("/", {}, async ({ page, problems }) => {
      await wakeUp(page)
      await page.evaluate(() => Object.assign(globalThis, { kept: true }))
      const heading = await page.locator("main h1").textContent()
      await page.getByRole("link", { name: action.label, exact: true }).click()
      await page.waitForURL(`**${action.href}`)
      await page.waitForFunction(before => document.querySelector("main h1")?.textContent !== before, heading)
      assert.equal(await page.evaluate(() => "kept" in globalThis), true)
      assert.deepEqual(problems, [])
    }))
})

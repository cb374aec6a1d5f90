import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { Page } from "playwright-core"
import { PAUSE } from "../../src/browser/on-act"
import { ofFirst, on, type Visit, visit } from "./site"

const SCRIPTS = "**/islands/*.js"
/** A letter that some entries have. */
const TYPED = "e"

const island = (page: Page) => page.locator("[data-island]")
const state = (page: Page, wanted: "live" | "left") => page.waitForSelector(`[data-island][data-state=${wanted}]`)
const field = (page: Page) => page.locator("#resource-filter [type=search]")
/** Types as a visitor does, which is what brings the island's script. */
const type = async (page: Page) => {
  await field(page).click()
  await field(page).pressSequentially(TYPED)
}

/** The field still holds what was typed, has the focus, and the buttons beside it filter. */
const assertWorks = async ({ page }: Visit) => {
  assert.equal(await field(page).inputValue(), TYPED)
  assert.equal(await field(page).evaluate(field => field === document.activeElement), true)
  const button = page.locator("#resource-filter [type=radio]").nth(1)
  await button.check()
  const shown = page.locator("[data-island] li[data-category]").filter({ visible: true })
  const categories = await shown.evaluateAll(entries => entries.map(entry => entry.getAttribute("data-category")))
  assert.deepEqual([...new Set(categories)], [await button.inputValue()])
}

const afterwards = (page: Page) => page.waitForTimeout(400)

describe("an island", ofFirst, () => {
  test("is taken over by React at the first touch, without a word in the console", on("/resources"), () =>
    visit("/resources", {}, async here => {
      await type(here.page)
      await state(here.page, "live")
      await assertWorks(here)
      assert.deepEqual(here.problems, [])
    }),
  )

  test("keeps its style: no rule is written a second time", on("/resources"), () =>
    visit("/resources", {}, async ({ page }) => {
      await type(page)
      await state(page, "live")
      const rules = await page.evaluate(() =>
        [...document.styleSheets]
          .flatMap(sheet => [...sheet.cssRules])
          .flatMap(rule => (rule.cssText.startsWith(".css-") ? [rule.cssText] : [])),
      )
      assert.ok(rules.length > 50)
      assert.deepEqual(
        rules.filter((rule, index) => rules.indexOf(rule) !== index),
        [],
      )
    }),
  )

  test("whose script does not come stays as it is, and an act tries again after a pause", on("/resources"), () =>
    visit("/resources", {}, async here => {
      const { page } = here
      await page.route(SCRIPTS, route => route.fulfill({ status: 503, body: "" }))
      await type(page)
      await assertWorks(here)
      await page.unroute(SCRIPTS)
      await page.waitForTimeout(2 * PAUSE)
      await field(page).focus()
      await page.keyboard.press("End")
      await state(page, "live")
      assert.equal(await field(page).inputValue(), TYPED)
    }),
  )

  test("in which an extension has put a node is left alone", on("/resources"), () =>
    visit("/resources", {}, async here => {
      await field(here.page).evaluate(field => field.after(document.createElement("grammar-tool")))
      await type(here.page)
      await state(here.page, "left")
      await assertWorks(here)
      assert.equal(await here.page.locator("#resource-filter grammar-tool").count(), 1)
      assert.deepEqual(here.problems, [])
    }),
  )

  test(
    "that was changed before any of our scripts ran is put back, with what was typed, and says so once",
    on("/resources"),
    () =>
      visit("/", {}, async here => {
        const { page, problems } = here
        await page.addInitScript(() => {
          const observer = new MutationObserver(() => {
            const label = document.querySelector("#resource-filter label")
            if (!label) return
            observer.disconnect()
            label.replaceWith(document.createElement("font"))
          })
          observer.observe(document, { childList: true, subtree: true })
        })
        await page.goto(new URL("/resources", page.url()).href)
        await type(page)
        await state(page, "left")
        await afterwards(page)
        await assertWorks(here)
        assert.equal(problems.filter(problem => problem.includes("ResourceLibrary")).length, 1)
      }),
  )

  test("that throws stays as it was, says so once, and does not try again", on("/resources"), () =>
    visit("/resources", {}, async here => {
      const { page, problems } = here
      await island(page).evaluate(element => {
        element.lastElementChild!.textContent = "{}"
        // The props are no part of what is looked at for changes by others.
      })
      await type(page)
      await state(page, "left")
      await afterwards(page)
      await page.mouse.move(300, 300)
      await assertWorks(here)
      assert.ok(problems.filter(problem => problem.includes("ResourceLibrary")).length <= 1)
    }),
  )
})

import assert from "node:assert/strict"
import { anyPage, atRest, hasPage, siteUrl, test, visit } from "./site"
import type { Locator, Page } from "@playwright/test"
import { site } from "./content"

/** What the patterns of the ARIA Authoring Practices ask of keys, for each thing here that follows one. */
const { labels, navigation } = site
const entry = navigation.find(({ href }) => href !== "/")!

const hasFocus = (locator: Locator) => locator.evaluate(element => element === document.activeElement)
/** Whether the focus is in something; between the last stop of a window and its first it is in the browser's frame. */
const focusIn = (page: Page, selector: string) =>
  page.evaluate(within => Boolean(document.activeElement?.closest(within)), selector)
const press = async (page: Page, key: string, times = 1) => {
  for (let time = 0; time < times; time++) await page.keyboard.press(key)
}

test.describe("skip link", () => {
  test("is the first stop, is seen while it has the focus, and leads into the main area", () =>
    visit(anyPage, {}, async ({ page }) => {
      const link = page.getByRole("link", { name: labels.skipToContent })
      await press(page, "Tab")
      assert.ok(await hasFocus(link))
      assert.ok((await link.boundingBox())!.y >= 0)
      await press(page, "Enter")
      assert.ok(await hasFocus(page.locator("main")))
      await press(page, "Tab")
      assert.ok(await focusIn(page, "main :is(a,button,summary,input)"))
    }))
})

test.describe("disclosure of services", () => {
  const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: labels.services })
  const panel = (page: Page) => page.locator("#services-panel")

  test("opens at Enter, closes at Space, and keeps the focus", () =>
    visit(anyPage, {}, async ({ page }) => {
      await button(page).focus()
      await press(page, "Enter")
      assert.ok(await panel(page).isVisible())
      assert.ok(await hasFocus(button(page)))
      await press(page, "Space")
      assert.equal(await panel(page).isVisible(), false)
      assert.ok(await hasFocus(button(page)))
    }))

  test("Tab goes into it and back to its button, Escape closes it and gives the focus back", () =>
    visit(anyPage, {}, async ({ page }) => {
      await button(page).focus()
      await press(page, "Enter")
      await press(page, "Tab")
      assert.ok(await hasFocus(panel(page).getByRole("link").first()))
      await press(page, "Shift+Tab")
      assert.ok(await hasFocus(button(page)))
      assert.ok(await panel(page).isVisible())
      await press(page, "Tab", 2)
      await press(page, "Escape")
      assert.equal(await panel(page).isVisible(), false)
      assert.ok(await hasFocus(button(page)))
    }))

  test("closes when the focus leaves it", () =>
    visit(anyPage, {}, async ({ page }) => {
      await button(page).focus()
      await press(page, "Enter")
      await panel(page).getByRole("link").last().focus()
      assert.ok(await panel(page).isVisible())
      await press(page, "Tab")
      assert.equal(await focusIn(page, "#services-panel"), false)
      assert.equal(await panel(page).isVisible(), false)
    }))
})

test.describe("drawer", () => {
  const phone = { width: 390 }
  const button = (page: Page) => page.getByRole("button", { name: labels.openMenu })
  const drawer = (page: Page) => page.getByRole("dialog", { name: labels.mainNavigation })
  const open = async (page: Page, key = "Enter") => {
    await button(page).focus()
    await press(page, key)
  }

  test("opens at Enter and Space with the focus in it, closes at its button, and gives the focus back", () =>
    visit(anyPage, phone, async ({ page }) => {
      for (const key of ["Enter", "Space"]) {
        await open(page, key)
        assert.ok(await drawer(page).isVisible())
        assert.ok(await focusIn(page, "#menu"))
        await drawer(page).getByRole("button", { name: labels.closeMenu }).press(key)
        await drawer(page).waitFor({ state: "hidden" })
        assert.ok(await hasFocus(button(page)))
      }
    }))

  test("keeps Tab inside, in both directions", () =>
    visit(anyPage, phone, async ({ page }) => {
      await open(page)
      const stops = await drawer(page).locator("a,button").count()
      for (const key of ["Tab", "Shift+Tab"])
        for (let stop = 0; stop < stops + 2; stop++) {
          await press(page, key)
          assert.equal(await focusIn(page, "body :not(#menu, #menu *):focus"), false, `${key} ${stop + 1}`)
        }
    }))

  test("holds the page below it still and out of reach", () =>
    visit(anyPage, phone, async ({ page }) => {
      await open(page)
      await page.mouse.move(40, 400)
      await page.mouse.wheel(0, 600)
      await page.waitForTimeout(150)
      assert.equal(await page.evaluate(() => scrollY), 0)
      assert.equal(await page.evaluate(() => document.querySelector("#menu")!.matches(":modal")), true)
    }))

  test("Escape closes it, so does a press beside it, and the focus is given back", () =>
    visit(anyPage, phone, async ({ page }) => {
      await open(page)
      await press(page, "Escape")
      await drawer(page).waitFor({ state: "hidden" })
      assert.ok(await hasFocus(button(page)))
      await open(page)
      await page.mouse.click(30, 400)
      await drawer(page).waitFor({ state: "hidden" })
      assert.ok(await hasFocus(button(page)))
    }))

  test("a link in it is followed at Enter", () =>
    visit(anyPage, phone, async ({ page }) => {
      await open(page)
      await drawer(page).getByRole("link", { name: entry.label, exact: true }).press("Enter")
      await page.waitForURL(`${siteUrl}${entry.href}`)
      assert.equal(await drawer(page).isVisible(), false)
    }))
})

test.describe("accordion", () => {
  test("opens at Enter, closes at Space, one at a time; Tab goes from question to question", () =>
    visit("/", {}, async ({ page }) => {
      const questions = page.locator("main summary")
      const isOpen = (place: number) =>
        questions.nth(place).evaluate(question => (question.parentElement as HTMLDetailsElement).open)
      await questions.first().focus()
      await press(page, "Enter")
      assert.ok(await isOpen(0))
      assert.ok(await hasFocus(questions.first()))
      await press(page, "Space")
      assert.equal(await isOpen(0), false)
      await press(page, "Space")
      if ((await questions.count()) < 2) return
      await press(page, "Tab")
      assert.ok(await hasFocus(questions.nth(1)))
      await press(page, "Enter")
      assert.deepEqual([await isOpen(0), await isOpen(1)], [false, true])
      await press(page, "Shift+Tab")
      assert.ok(await hasFocus(questions.first()))
    }))
})

test.describe("topics", () => {
  test("Enter shows a topic and marks it, and the way back leads to the one before", () => {
    test.skip(!hasPage("/faq"))
    return visit("/faq", {}, async ({ page }) => {
      const buttons = page.locator("main nav li button")
      const shown = () => page.locator("main nav ~ * > section").filter({ visible: true }).count()
      const pressed = (place: number) =>
        page.waitForSelector(`main nav li:nth-of-type(${place}) button[aria-pressed=true]`)
      for (const place of [2, 1]) {
        await buttons.nth(place - 1).press("Enter")
        await pressed(place)
        assert.equal(await shown(), 1)
      }
      await page.goBack()
      await pressed(2)
    })
  })
})

test.describe("filter", () => {
  test("is one stop for Tab, and arrows choose in it", () => {
    test.skip(!hasPage("/resources"))
    return visit("/resources", {}, async ({ page }) => {
      const radios = page.locator("main input[type=radio]")
      const count = await radios.count()
      assert.ok(count > 1)
      await page.locator("main input[type=search]").focus()
      await press(page, "Tab")
      assert.ok(await radios.nth(0).isChecked())
      assert.ok(await hasFocus(radios.nth(0)))
      await press(page, "ArrowRight")
      assert.ok(await radios.nth(1).isChecked())
      assert.ok(await hasFocus(radios.nth(1)))
      await press(page, "ArrowLeft", 2)
      assert.ok(await radios.nth(count - 1).isChecked())
      await press(page, "Tab")
      assert.equal(await focusIn(page, "input[type=radio]"), false)
    })
  })
})

test.describe("focus", () => {
  for (const width of [390, 1440])
    test(`is never under the header or the floating button at ${width} px`, () =>
      visit(anyPage, { width }, async ({ page }) => {
        await page.mouse.wheel(0, 900)
        const covered: string[] = []
        for (let stop = 0; stop < 70; stop++) {
          await press(page, "Tab")
          await atRest(page)
          const problem = await page.evaluate(() => {
            const focused = document.activeElement
            if (!focused || focused === document.body || focused.closest("header,[data-floating]")) return
            const [box] = focused.getClientRects()
            if (!box) return
            const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
            const frame = over?.closest("body header:not(main *),[data-floating]")
            return frame && !frame.contains(focused) ? focused.textContent : undefined
          })
          if (problem) covered.push(problem)
        }
        assert.deepEqual(covered, [])
      }))
})

import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { assertAnswers, FONTS, hold, mode, RULES, toggle, visitWith } from "./faults"
import { atRest, everywhere, textOf, visit, wakeUp } from "./site"

describe("a page survives", { ...everywhere, concurrency: 2 }, () => {
  for (const path of ["/pricing", "/faq"])
    test(`an address that cannot be decoded (${path}#100%)`, () =>
      visit(`${path}#100%`, {}, async ({ page, problems }) => {
        const before = await textOf(page)
        await wakeUp(page)
        assert.equal(await textOf(page), before)
        await assertAnswers(page)
        assert.deepEqual(problems, [])
      }))

  test("an entry that an ad blocker has taken", () =>
    visit("/resources", {}, async ({ page, problems }) => {
      await page
        .locator("[data-island] li[data-category]")
        .first()
        .evaluate(entry => entry.remove())
      const before = await textOf(page)
      await page.locator("#resource-filter [type=search]").fill("a")
      await page.waitForSelector("[data-island][data-state=left]")
      assert.equal(await textOf(page), before)
      await assertAnswers(page)
      assert.deepEqual(problems, [])
    }))

  test("a translator, which puts elements around every text", () =>
    visit("/resources", {}, async ({ page, problems }) => {
      await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const texts: Text[] = []
        while (walker.nextNode()) texts.push(walker.currentNode as Text)
        for (const text of texts) {
          if (!text.data.trim() || text.parentElement?.closest("script,style,svg")) continue
          const font = document.createElement("font")
          text.replaceWith(font)
          font.append(text)
        }
      })
      const before = await textOf(page)
      await page.locator("#resource-filter [type=search]").fill("a")
      await page.waitForSelector("[data-island][data-state=left]")
      assert.equal(await textOf(page), before)
      await assertAnswers(page)
      assert.deepEqual(problems, [])
    }))

  const storages: Record<string, () => void> = {
    forbidden: () => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(globalThis, name, {
          get: () => {
            throw new DOMException("denied", "SecurityError")
          },
        })
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError")
      }
    },
  }
  for (const [state, make] of Object.entries(storages))
    test(`storage that is ${state}`, () =>
      visitWith(
        "/faq",
        page => page.addInitScript(make),
        async (page, problems) => {
          await wakeUp(page)
          await assertAnswers(page)
          assert.deepEqual(problems, [])
        },
      ))

  test("fonts that are missing", () =>
    visitWith(
      "/pricing",
      page => page.route(FONTS, route => route.fulfill({ status: 404, body: "" })),
      async page => {
        assert.ok(await page.locator("main h1").isVisible())
        await assertAnswers(page)
      },
    ))

  test("fonts that never come, and being printed while it loads", () =>
    visitWith(
      "/pricing",
      page => hold(page, FONTS),
      async page => {
        assert.ok(await page.locator("main h1").isVisible())
        await page.emulateMedia({ media: "print" })
        assert.ok((await page.pdf()).length > 10_000)
        assert.ok(await page.locator("main h1").isVisible())
        await page.emulateMedia({ media: "screen" })
        await assertAnswers(page)
      },
    ))

  test("rules that are late: what waits for them is printed all the same, and shown when they come", () =>
    visit("/robots.txt", {}, async ({ page, problems }) => {
      const release = await hold(page, RULES)
      await page.goto(new URL("/pricing", page.url()).href, { waitUntil: "commit" })
      await page.waitForSelector("main > link", { state: "attached" })
      const last = page.locator("main > section").last()
      assert.equal(await last.isVisible(), false)
      await page.emulateMedia({ media: "print" })
      assert.ok(await last.isVisible())
      await page.emulateMedia({ media: "screen" })
      release()
      await page.locator("footer:not(main *)").waitFor()
      assert.ok(await last.isVisible())
      assert.deepEqual(problems, [])
    }))

  for (const year of [1971, 2222])
    test(`a clock that says ${year}`, () =>
      visitWith(
        "/legal/privacy",
        page => page.clock.setFixedTime(new Date(year, 5, 15)),
        async (page, problems) => {
          const today = `${year}-06-15`
          // It is filled in after the first paint.
          await page.locator(`main time[datetime="${today}"]`).first().waitFor()
          assert.equal(await page.locator("main time").first().getAttribute("datetime"), today)
          await assertAnswers(page)
          assert.deepEqual(problems, [])
        },
      ))

  test("double clicks", () =>
    visit("/pricing", { colorScheme: "light" }, async ({ page, problems }) => {
      await toggle(page).dblclick()
      await atRest(page)
      assert.equal(await mode(page), "light")
      const question = page.locator("main summary").first()
      await question.dblclick()
      assert.equal(await page.locator("main details[open]").count(), 0)
      await page.locator("header [popovertarget]").filter({ visible: true }).first().dblclick()
      assert.equal(await page.locator(":popover-open").count(), 0)
      assert.deepEqual(problems, [])
    }))

  test("being kept and shown again: a color mode chosen meanwhile is taken over", () =>
    visit("/pricing", {}, async ({ page, problems }) => {
      await toggle(page).click()
      // The circle begins to move a frame after the press.
      await page.locator("html[data-theme]").waitFor()
      const chosen = await mode(page)
      await page.evaluate(() => {
        document.documentElement.removeAttribute("data-theme")
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
      })
      assert.equal(await mode(page), chosen)
      assert.deepEqual(problems, [])
    }))
})

import assert from "node:assert/strict"
import { anyPage, atRest, hasPage, resize, sideways, test, textOf, visit, wakeUp } from "./site"
import { expect, type Page, type Response } from "@playwright/test"
import { assertAnswers, FONTS, hold, mode, ours, RULES, toggle, visitWith } from "./faults"
import { builtPages } from "./built-pages"

/** A document that shows the day. */
const paper = builtPages().find(({ path, canonical }) => path === canonical && path.startsWith("/legal/"))!.path

test.describe("a page survives", () => {
  for (const path of [anyPage, "/faq"])
    test(`an address that cannot be decoded (${path}#100%)`, () => {
      test.skip(!hasPage(path))
      return visit(`${path}#100%`, {}, async ({ page, problems }) => {
        const before = await textOf(page)
        await wakeUp(page)
        assert.equal(await textOf(page), before)
        await assertAnswers(page)
        assert.deepEqual(problems, [])
      })
    })

  /** Types into the library's search: something that nothing has, then nothing. */
  const searchInVain = async (page: Page) => {
    const search = page.locator("#resource-filter [type=search]")
    await search.fill("zzzz")
    await page.waitForFunction(() => !document.querySelector("#resources li"))
    await search.fill("")
    await page.waitForSelector("#resources li")
  }

  test("an entry that an ad blocker has taken", () => {
    test.skip(!hasPage("/resources"))
    return visit("/resources", {}, async ({ page, problems }) => {
      await page
        .locator("#resources li")
        .first()
        .evaluate(entry => entry.remove())
      const before = await textOf(page, "#resources")
      await searchInVain(page)
      assert.equal(await textOf(page, "#resources"), before)
      await assertAnswers(page)
      assert.deepEqual(problems, [])
    })
  })

  test("a translator, which puts elements around every text", () => {
    test.skip(!hasPage("/resources"))
    return visit("/resources", {}, async ({ page, problems }) => {
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
      const before = await textOf(page, "#resources")
      await searchInVain(page)
      assert.equal(await textOf(page, "#resources"), before)
      await assertAnswers(page)
      assert.deepEqual(problems, [])
    })
  })

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
        anyPage,
        page => page.addInitScript(make),
        async (page, problems) => {
          await wakeUp(page)
          await assertAnswers(page)
          assert.deepEqual(problems, [])
        },
      ))

  test("the script of every page that does not come twice, and comes at a later click", () => {
    test.skip(!hasPage("/faq"))

    let asked = 0
    let topics: Promise<Response> | undefined
    return visitWith(
      "/faq",
      page => {
        // What the page has a mark of is found beside it. It may come before the page has loaded.
        topics = page.waitForResponse("**/scripts/topics-*")
        return page.route("**/scripts/site-*", route => (asked++ < 2 ? route.abort() : route.continue()))
      },
      async (page, problems) => {
        await page.waitForLoadState("load")
        // A click while the page still waits for the last answer asks for nothing.
        await expect(async () => {
          await page.mouse.click(2, 500)
          expect(asked).toBe(3)
        }).toPass({ timeout: 15_000 })
        assert.equal((await topics)?.status(), 200)
        await assertAnswers(page)
        assert.deepEqual(ours(problems), [])
      },
    )
  })

  test("fonts that are missing", () =>
    visitWith(
      anyPage,
      page => page.route(FONTS, route => route.fulfill({ status: 404, body: "" })),
      async page => {
        assert.ok(await page.locator("main h1").isVisible())
        await assertAnswers(page)
      },
    ))

  test("fonts that never come, and being printed while it loads", () =>
    visitWith(
      anyPage,
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

  const rules: Record<string, (page: Page) => Promise<unknown>> = {
    "that are missing": page => page.route(RULES, route => route.fulfill({ status: 404, body: "" })),
    "that are refused": page => page.route(RULES, route => route.abort()),
    "in whose place a page comes": page =>
      page.route(RULES, route => route.fulfill({ contentType: "text/html", body: "<p>Sign in" })),
    "that never come": page => hold(page, RULES),
  }
  for (const [fate, prepare] of Object.entries(rules))
    test(`rules of menus and paper ${fate}: all of the page is there, answers, and can be printed`, () =>
      visitWith(anyPage, prepare, async page => {
        await assertAnswers(page)
        await resize(page, 390)
        for (const last of ["main > section:last-of-type", "footer:not(main *)"])
          assert.ok(await page.locator(last).isVisible())
        assert.equal(await sideways(page), 0)
        await page.locator("header [popovertarget]").filter({ visible: true }).last().click()
        assert.ok(await page.locator("dialog a").first().isVisible())
        assert.ok((await page.pdf()).length > 10_000)
      }))

  for (const year of [1971, 2222])
    test(`a clock that says ${year}`, () =>
      visitWith(
        paper,
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
    visit(anyPage, { colorScheme: "light" }, async ({ page, problems }) => {
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
    visit(anyPage, {}, async ({ page, problems }) => {
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

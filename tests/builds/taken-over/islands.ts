import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { Browser, Page, Route } from "playwright-core"
import { PAUSE } from "../../../src/browser/on-act"

const SCRIPTS = "**/islands/*.js"
/** A letter that one of the names has. */
const TYPED = "z"
const NAMES = ["Azure", "Blue", "Coral"]

const island = (page: Page) => page.locator("[data-island=Picker]")
const stateOf = (page: Page) => island(page).getAttribute("data-state")
const state = (page: Page, wanted: "live" | "left") =>
  page.waitForSelector(`[data-island=Picker][data-state=${wanted}]`)
const field = (page: Page) => island(page).getByRole("searchbox")
const shown = (page: Page) => island(page).locator("li").allInnerTexts()
/** Types as a visitor does, which is what brings the island's script. */
const type = async (page: Page) => {
  await field(page).click()
  await field(page).pressSequentially(TYPED)
}
const afterwards = (page: Page) => page.waitForTimeout(400)
/** What a browser says by itself of a file that did not come is no word of ours. */
const ours = (problems: string[]) =>
  problems.filter(problem => !/Failed to load|net::|MIME type|Failed to decode/.test(problem))

/**
 * What may happen to an island of Picker in a page.
 * @param browser the browser, once the tests run
 * @param url the page's address, then
 */
export const describeIslands = (browser: () => Browser, url: () => string) => {
  const visit = async (run: (page: Page, problems: string[]) => Promise<void>, first?: () => void) => {
    const page = await browser().newPage()
    // Functions handed to the page carry this helper of the test's compiler.
    await page.addInitScript({ content: "globalThis.__name = value => value" })
    if (first) await page.addInitScript(first)
    const problems: string[] = []
    page.on("console", message => {
      if (["error", "warning"].includes(message.type())) problems.push(message.text())
    })
    page.on("pageerror", ({ message }) => problems.push(message))
    try {
      await page.goto(url(), { waitUntil: "networkidle" })
      await run(page, problems)
    } finally {
      await page.close()
    }
  }
  /** The field holds what was typed and has the focus, and the list is as the page came with it. */
  const assertLeft = async (page: Page) => {
    assert.equal(await field(page).inputValue(), TYPED)
    assert.equal(await field(page).evaluate(one => one === document.activeElement), true)
    assert.deepEqual(await shown(page), NAMES)
  }

  describe("an island", { concurrency: 2 }, () => {
    test("is taken over by React at the first touch, with what was typed, without a word in the console", () =>
      visit(async (page, problems) => {
        await type(page)
        await state(page, "live")
        await island(page).getByText("Blue").waitFor({ state: "detached" })
        assert.equal(await field(page).inputValue(), TYPED)
        assert.deepEqual(await shown(page), ["Azure"])
        assert.deepEqual(problems, [])
      }))

    test("keeps its style: no rule is written a second time", () =>
      visit(async page => {
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
      }))

    const answers: Record<string, (route: Route) => Promise<void>> = {
      "is missing": route => route.fulfill({ status: 404, contentType: "text/html", body: "<main>404</main>" }),
      "is a sign-in page": route => route.fulfill({ contentType: "text/html", body: "<main>Sign in</main>" }),
      "is half": route => route.fulfill({ contentType: "text/javascript", body: "export const start=element=>{if(" }),
      throws: route => route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken')" }),
    }
    for (const [fault, answer] of Object.entries(answers))
      test(`whose script ${fault} stays as it is`, () =>
        visit(async (page, problems) => {
          const before = await island(page).innerText()
          await page.route(SCRIPTS, answer)
          await type(page)
          // Many acts are no reason to ask many times.
          let requests = 0
          page.on("request", () => requests++)
          for (let step = 0; step < 20; step++) await page.mouse.move(100 + step, 300)
          await afterwards(page)
          assert.ok(requests <= 8, `${requests} requests within 20 movements`)
          assert.equal(await island(page).innerText(), before)
          assert.equal(await page.locator("main").count(), 1)
          await assertLeft(page)
          assert.deepEqual(ours(problems), [])
        }))

    test("whose script does not come is asked for again by an act after a pause", () =>
      visit(async page => {
        await page.context().setOffline(true)
        await type(page)
        await afterwards(page)
        assert.equal(await stateOf(page), null)
        await page.context().setOffline(false)
        await page.waitForTimeout(2 * PAUSE)
        await page.keyboard.press("End")
        await state(page, "live")
        assert.equal(await field(page).inputValue(), TYPED)
      }))

    test("in which an extension has put a node is left alone", () =>
      visit(async (page, problems) => {
        await field(page).evaluate(one => one.after(document.createElement("grammar-tool")))
        await type(page)
        await state(page, "left")
        await assertLeft(page)
        assert.equal(await island(page).locator("grammar-tool").count(), 1)
        assert.deepEqual(problems, [])
      }))

    test("whose words a translator has put into elements is left alone", () =>
      visit(async (page, problems) => {
        await island(page).evaluate(element => {
          const walker = document.createTreeWalker(element.firstElementChild!, NodeFilter.SHOW_TEXT)
          const texts: Text[] = []
          while (walker.nextNode()) texts.push(walker.currentNode as Text)
          for (const text of texts) {
            const font = document.createElement("font")
            text.replaceWith(font)
            font.append(text)
          }
        })
        await type(page)
        await state(page, "left")
        await assertLeft(page)
        assert.deepEqual(problems, [])
      }))

    test("that was changed before any of our scripts ran is put back, with what was typed, and says so once", () =>
      visit(
        async (page, problems) => {
          await type(page)
          await state(page, "left")
          await afterwards(page)
          await assertLeft(page)
          assert.equal(problems.filter(problem => problem.includes("Picker")).length, 1)
        },
        () => {
          const observer = new MutationObserver(() => {
            const label = document.querySelector("#picker label")
            if (!label) return
            observer.disconnect()
            label.prepend(document.createElement("font"))
          })
          observer.observe(document, { childList: true, subtree: true })
        },
      ))

    test("that throws stays as it was, says so once, and does not try again", () =>
      visit(async (page, problems) => {
        // The props are no part of what is looked at for changes by others.
        await island(page).evaluate(element => (element.lastElementChild!.textContent = "{}"))
        await type(page)
        await state(page, "left")
        await afterwards(page)
        await page.mouse.move(300, 300)
        await assertLeft(page)
        assert.ok(problems.filter(problem => problem.includes("Picker")).length <= 1)
      }))
  })
}

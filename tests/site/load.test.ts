import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { Page } from "playwright-core"
import { axeProblems } from "./axe-problems"
import { yaml } from "./content"
import { addressOf, on, sideways, visit } from "./site"

const TOOL = "[data-at-touch=load]"
const live = (page: Page) => page.waitForSelector(`${TOOL}[data-state=live]`)
const ticks = (page: Page) => page.locator(`${TOOL} [type=checkbox]`)
const lots = (page: Page) => page.locator(`${TOOL} [data-lot]`).count()
const part = (page: Page, name: string) => page.locator(`[data-part=${name}-value]`).innerText()
const load = async (page: Page) => (await addressOf(page)).searchParams.get("load")

/** The tool is content, and a page of prices may do without it. */
const { load: tool } = yaml<{ load?: unknown }>("pages/pricing.yaml")

describe("loading the ship on /pricing", { skip: !tool || on("/pricing").skip }, () => {
  test("is answered by keyboard: by the drawing, the figures, the address, the last step and a spoken line", () =>
    visit("/pricing", { width: 390 }, async ({ page, problems }) => {
      const before = await ticks(page).evaluateAll(all => all.map(tick => (tick as HTMLInputElement).checked))
      const free = before.indexOf(false)
      await ticks(page).nth(free).focus()
      await live(page)
      const aboard = await lots(page)
      await page.keyboard.press("Space")
      assert.equal(await lots(page), aboard + 1)
      assert.ok((await load(page))?.includes(await ticks(page).nth(free).inputValue()))
      const plan = await part(page, "plan")
      const hours = page.locator(`${TOOL} [type=range]`)
      await hours.focus()
      await page.keyboard.press("End")
      assert.notEqual(await part(page, "plan"), plan)
      const spoken = await page.locator(`${TOOL} [role=status]`).innerText()
      assert.ok(spoken.includes(await part(page, "plan")) && spoken.includes(await part(page, "time")))
      assert.match((await page.locator(`${TOOL} a[data-go]`).getAttribute("href")) ?? "", /^\/contact\?./)
      assert.equal(await sideways(page), 0)
      assert.deepEqual(await axeProblems(page), [])
      assert.deepEqual(problems, [])
    }))

  test("begins with what its address holds, and with an empty ship where that is nothing", () =>
    visit("/pricing?load=", {}, async ({ page }) => {
      await live(page)
      assert.equal(await lots(page), 0)
      const slug = await ticks(page).last().inputValue()
      await page.goto(new URL(`/pricing?load=${slug},nothing-we-offer`, page.url()).href)
      await live(page)
      assert.equal(await lots(page), 1)
      assert.equal(await ticks(page).last().isChecked(), true)
      const select = page.locator(`${TOOL} select[data-of=${slug}]`)
      const time = await part(page, "time")
      const weeks = (await select.locator("option").allTextContents()).map(words => /[\d–]+$/.exec(words)?.[0])
      await select.selectOption({ index: weeks.length - 1 })
      assert.equal((await part(page, "time")) === time, weeks[0] === weeks.at(-1))
      assert.match((await load(page)) ?? "", new RegExp(`^${slug}${weeks.length > 1 ? "\\.\\d" : "$"}`))
    }))

  test("stays in sight on a phone while one loads it, on the boom of a crane, with labels that can be read", () =>
    visit("/pricing?load=", { width: 390 }, async ({ page }) => {
      await live(page)
      for (const tick of await ticks(page).all()) {
        await tick.check()
        const { top, bottom } = await page.locator(`${TOOL} figure`).evaluate(ship => ship.getBoundingClientRect())
        assert.ok(top >= 0 && bottom <= 844, `the ship is at ${top} to ${bottom} px`)
      }
      const small = await page.locator(`${TOOL} svg text`).evaluateAll(texts =>
        (texts as SVGTextElement[])
          .filter(text => text.getBoundingClientRect().width > 0)
          .map(text => (text.getScreenCTM()?.d ?? 0) * Number.parseFloat(getComputedStyle(text).fontSize))
          .filter(size => size < 12),
      )
      assert.deepEqual(small, [])
      assert.deepEqual(await axeProblems(page), [])
    }))

  test("ends in a button that the floating one gives way to, and comes back from", async () => {
    for (const reducedMotion of ["no-preference", "reduce"] as const)
      await visit("/pricing", { width: 390, reducedMotion }, async ({ page }) => {
        const [go, floating] = [page.locator(`${TOOL} a[data-go]`), page.locator("[data-floating]")]
        for (const block of ["end", "center", "start"] as const) {
          await go.evaluate((link, at) => link.scrollIntoView({ block: at, behavior: "instant" }), block)
          await floating.waitFor({ state: "hidden" })
        }
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }))
        await floating.waitFor({ state: "visible" })
      })
  })

  test("prints on one sheet, with its lines and its address", () =>
    visit("/pricing?load=", {}, async ({ page }) => {
      await live(page)
      for (const tick of await ticks(page).all()) await tick.check()
      await page.locator(`${TOOL} [type=range]`).press("End")
      await page.emulateMedia({ media: "print" })
      const lines = page.locator(`${TOOL} [data-lines] li`)
      assert.ok((await lines.count()) > (await ticks(page).count()))
      assert.ok(await lines.last().isVisible())
      assert.equal(await lines.last().innerText(), page.url())
      const sheet = (await page.pdf({ format: "A4" })).toString("latin1")
      assert.equal(sheet.match(/\/Type \/Page\b/g)?.length, 1)
    }))

  test("stands above the contact form as the same drawing, line by line, with both readings of the weeks", () =>
    visit("/pricing?load=", {}, async ({ page, problems }) => {
      await live(page)
      for (const tick of await ticks(page).all()) await tick.check()
      const drawing = () => page.locator("svg:has(> [data-ship])").evaluate(svg => svg.innerHTML)
      const [drawn, aboard] = [await drawing(), await lots(page)]
      const spoken = await page.locator(`${TOOL} [role=status]`).innerText()
      const address = await page.locator(`${TOOL} a[data-go]`).evaluate(link => (link as HTMLAnchorElement).href)
      await page.goto(address)
      const brief = page.locator("[data-at-touch=brief]")
      await brief.waitFor()
      assert.equal(await drawing(), drawn)
      const lines = await brief.locator("li").allInnerTexts()
      assert.ok(lines.length > aboard)
      for (const line of lines.slice(aboard)) assert.ok(spoken.includes(line), line)
      // Ranges, or numbers where all that is loaded takes one time.
      const [, first, last = first, ...after] = /(\d+)(?:–(\d+))?\D+(\d+)(?:–(\d+))?/.exec(lines[aboard] ?? "") ?? []
      const [firstAfter, lastAfter = firstAfter] = after
      assert.ok(Number(firstAfter) > Number(first) && Number(lastAfter) > Number(last), lines[aboard])
      assert.notEqual(await page.locator("[name=budget]").inputValue(), "")
      assert.equal(await sideways(page), 0)
      assert.deepEqual(await axeProblems(page), [])
      await brief.locator("a").click()
      await live(page)
      assert.equal(await drawing(), drawn)
      assert.deepEqual(problems, [])
    }))

  test("is nowhere to be seen without script", () =>
    visit("/pricing", { javaScriptEnabled: false }, async ({ page }) =>
      assert.equal(await page.locator(TOOL).isVisible(), false),
    ))
})

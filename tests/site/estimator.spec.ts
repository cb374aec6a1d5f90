import assert from "node:assert/strict"
import { addressOf, hasPage, holds, sideways, test, textsOf, visit } from "./site"
import type { Page } from "@playwright/test"
import { axeProblems } from "./axe-problems"
import { block, yaml } from "./content"

const ISLAND = "[data-island=estimator]"
const live = (page: Page) => page.waitForSelector(`${ISLAND}[data-state=live]`)
const ticks = (page: Page) => page.locator(`${ISLAND} [type=checkbox]`)
const hours = (page: Page) => page.locator(`${ISLAND} [type=range]`)
const go = (page: Page) => page.locator(`${ISLAND} a[data-go]`)
const selectOf = (page: Page, slug: string) => page.locator(`${ISLAND} select[name=${slug}]`)
/** What is chosen, line by line. */
const lines = (page: Page) => textsOf(page, `${ISLAND} li:has(i)`)
const figures = (page: Page) => textsOf(page, `${ISLAND} strong`)
const spoken = (page: Page) => page.locator(`${ISLAND} [role=status]`).innerText()
/** Waits until the address holds what is chosen. */
const shared = (page: Page, text: string) =>
  holds(async () =>
    (await addressOf(page)).searchParams.get("load")?.includes(text) ? "" : `not in the address: ${text}`,
  )

/** The estimator is content, and a page of prices may do without it. */
const estimator = block<{ title?: string }>("pages/pricing.yaml", "estimator").title

test.describe("the estimator of /pricing", () => {
  test.skip(!estimator || !hasPage("/pricing"))

  test("is answered by keyboard: by lines, figures, the address, the last step and a spoken line", () =>
    visit("/pricing", { width: 390 }, async ({ page, problems }) => {
      const before = await ticks(page).evaluateAll(all => all.map(tick => (tick as HTMLInputElement).checked))
      const free = ticks(page).nth(before.indexOf(false))
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      const first = await height()
      await free.focus()
      await live(page)
      assert.equal(await height(), first)
      const chosen = (await lines(page)).length
      await page.keyboard.press("Space")
      assert.equal((await lines(page)).length, chosen + 1)
      await page.keyboard.press("Tab")
      assert.equal(await page.evaluate(() => document.activeElement?.tagName), "SELECT")
      const plan = (await figures(page)).at(-1)
      await hours(page).focus()
      await page.keyboard.press("End")
      assert.notEqual((await figures(page)).at(-1), plan)
      await shared(page, await free.inputValue())
      const said = await spoken(page)
      for (const figure of await figures(page)) assert.ok(said.includes(figure), figure)
      assert.match((await go(page).getAttribute("href")) ?? "", /^\/contact\?./)
      assert.equal(await sideways(page), 0)
      assert.deepEqual(await axeProblems(page), [])
      assert.deepEqual(problems, [])
    }))

  test("takes over what was chosen before its script had come, and leaves the fields where they are", () =>
    visit("/pricing", {}, async ({ page, problems }) => {
      let release = () => {}
      const held = new Promise<void>(resolve => (release = resolve))
      await page.route("**/scripts/estimator*", async route => {
        await held
        await route.continue()
      })
      const tick = ticks(page).last()
      const slug = await tick.inputValue()
      await tick.check()
      await selectOf(page, slug).selectOption({ index: 1 })
      await hours(page).press("End")
      assert.equal(await page.locator(`${ISLAND}[data-state]`).count(), 0)
      const fields = () => page.locator(`${ISLAND} form`).evaluate(form => JSON.stringify(form.getBoundingClientRect()))
      const place = await fields()
      release()
      await live(page)
      await shared(page, `${slug}.2,`)
      assert.equal(await fields(), place)
      assert.equal((await lines(page)).length, 3)
      assert.equal(await selectOf(page, slug).inputValue(), "1")
      assert.ok(!(await figures(page)).includes("–"))
      assert.deepEqual(problems, [])
    }))

  test("begins with what its address holds, and with nothing where that is nothing", () =>
    visit("/pricing?load=", {}, async ({ page }) => {
      await live(page)
      await holds(async () => (await lines(page)).join())
      const slug = await ticks(page).last().inputValue()
      await page.goto(new URL(`/pricing?load=${slug},nothing-we-offer`, page.url()).href)
      await live(page)
      await holds(async () => ((await ticks(page).last().isChecked()) ? "" : "not ticked"))
      assert.equal((await lines(page)).length, 1)
      const [time] = await figures(page)
      const select = selectOf(page, slug)
      const weeks = (await select.locator("option").allTextContents()).map(words => /[\d–]+$/.exec(words)?.[0])
      await select.selectOption({ index: weeks.length - 1 })
      assert.equal((await figures(page))[0] === time, weeks[0] === weeks.at(-1))
      await shared(page, weeks.length > 1 ? `${slug}.${weeks.length}` : slug)
    }))

  test("ends in a button that the floating one gives way to, and comes back from", async () => {
    for (const reducedMotion of ["no-preference", "reduce"] as const)
      await visit("/pricing", { width: 390, reducedMotion }, async ({ page }) => {
        const floating = page.locator("[data-floating]")
        for (const block of ["end", "center", "start"] as const) {
          await go(page).evaluate((link, at) => link.scrollIntoView({ block: at, behavior: "instant" }), block)
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
      await hours(page).press("End")
      await shared(page, await ticks(page).last().inputValue())
      await page.emulateMedia({ media: "print" })
      assert.equal((await lines(page)).length, (await ticks(page).count()) + 1)
      const address = page.locator(`${ISLAND} [data-address] a`)
      assert.ok(await address.isVisible())
      assert.equal(await address.evaluate(link => (link as HTMLAnchorElement).href), page.url())
      const sheet = (await page.pdf({ format: "A4" })).toString("latin1")
      assert.equal(sheet.match(/\/Type \/Page\b/g)?.length, 1)
    }))

  test("stands above the contact form, line by line, with both readings of the weeks, and can be changed", () =>
    visit("/pricing?load=", {}, async ({ page, problems }) => {
      await live(page)
      for (const tick of await ticks(page).all()) await tick.check()
      const chosen = await lines(page)
      await shared(page, await ticks(page).last().inputValue())
      const said = await spoken(page)
      await page.goto(await go(page).evaluate(link => (link as HTMLAnchorElement).href))
      const summary = page.locator("[data-at-touch=estimate]")
      await summary.waitFor()
      const told = await summary.locator("li").allInnerTexts()
      assert.deepEqual(told.slice(0, chosen.length), chosen)
      const figured = told.slice(chosen.length)
      assert.ok(figured.length > 0)
      for (const line of figured) assert.ok(said.includes(line), line)
      // Ranges, or numbers where all that is chosen takes one time.
      const [, first, last = first, ...after] = /(\d+)(?:–(\d+))?\D+(\d+)(?:–(\d+))?/.exec(figured[0] ?? "") ?? []
      const [firstAfter, lastAfter = firstAfter] = after
      assert.ok(Number(firstAfter) > Number(first) && Number(lastAfter) > Number(last), figured[0])
      assert.notEqual(await page.locator("[name=budget]").inputValue(), "")
      assert.equal(await sideways(page), 0)
      assert.deepEqual(await axeProblems(page), [])
      await summary.locator("a").click()
      await live(page)
      await holds(async () => ((await lines(page)).join() === chosen.join() ? "" : "other lines"))
      assert.deepEqual(problems, [])
    }))

  test("is a list of prices without script", () =>
    visit("/pricing", { javaScriptEnabled: false }, async ({ page }) => {
      assert.equal(await page.locator(ISLAND).isVisible(), false)
      const list = (await textsOf(page, `section:has(${ISLAND}) noscript li`)).join("\n")
      const { plans, project } = yaml<{ plans: { hours?: number; price: string }[]; project?: { price: string } }>(
        "prices.yaml",
      )
      const prices = [...plans.filter(plan => plan.hours), ...(project ? [project] : [])].map(({ price }) => price)
      for (const price of prices) assert.ok(list.includes(price), price)
      assert.equal(await sideways(page), 0)
    }))
})

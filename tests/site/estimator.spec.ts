import { expect, type Page } from "@playwright/test"
import { axeViolations } from "./axe-violations"
import { block, yaml } from "./content"
import { hasPage, holdRequests, scrollInstantly, phoneViewport, horizontalOverflow, test } from "./site"

const ISLAND = "[data-island=estimator]"
const live = (page: Page) => expect(page.locator(`${ISLAND}[data-state=live]`)).toHaveCount(1)
const ticks = (page: Page) => page.locator(`${ISLAND} [type=checkbox]`)
const hours = (page: Page) => page.locator(`${ISLAND} [type=range]`)
const go = (page: Page) => page.locator(`${ISLAND} a[data-submit]`)
const selectOf = (page: Page, slug: string) => page.locator(`${ISLAND} select[name=${slug}]`)
/** What is chosen, line by line. */
const lines = (page: Page) => page.locator(`${ISLAND} li:has(i)`)
const figures = (page: Page) => page.locator(`${ISLAND} strong`)
/** Texts as they are read: spaces and lines made one. */
const read = (texts: string[]) => texts.map(text => text.replace(/\s+/g, " ").trim())
/** Waits until the address holds what is chosen. */
const shared = (page: Page, text: string) =>
  expect(page).toHaveURL(address => address.searchParams.get("load")?.includes(text) ?? false)

/** The estimator is content, and a page of prices may do without it. */
const { title } = block<{ title: string }>("pages/pricing.yaml", "estimator")

test.describe("the estimator of /pricing", () => {
  test.skip(!title || !hasPage("/pricing"))

  test.describe("on a phone", () => {
    test.use(phoneViewport)

    test("answers the keyboard by lines, figures, address and a spoken line", async ({ page, open }) => {
      await open("/pricing")
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      const first = await height()
      const free = page.locator(`${ISLAND} [type=checkbox]:not(:checked)`).first()
      const slug = await free.inputValue()
      await free.focus()
      await live(page)
      expect(await height()).toBe(first)
      const chosen = await lines(page).count()
      await page.keyboard.press("Space")
      await expect(lines(page)).toHaveCount(chosen + 1)
      await page.keyboard.press("Tab")
      await expect(page.locator("select:focus")).toHaveCount(1)
      const plan = await figures(page).last().innerText()
      await hours(page).press("End")
      await expect(figures(page).last()).not.toHaveText(plan)
      await shared(page, slug)
      const status = page.locator(`${ISLAND} [role=status]`)
      for (const figure of await figures(page).allInnerTexts()) await expect(status).toContainText(figure)
      await expect(go(page)).toHaveAttribute("href", /^\/contact\?./)
      expect(await horizontalOverflow(page)).toBe(0)
      expect(await axeViolations(page)).toEqual([])
    })

    test("ends in a button that the floating one gives way to, and comes back from", async ({ page, open }) => {
      await open("/pricing")
      const floating = page.locator("[data-floating]")
      for (const block of ["end", "center", "start"] as const) {
        await go(page).evaluate((link, at) => link.scrollIntoView({ block: at, behavior: "instant" }), block)
        await expect(floating).toBeHidden()
      }
      await scrollInstantly(page)
      await expect(floating).toBeVisible()
    })
  })

  test("takes over what was chosen before its script had come", async ({ page, open }) => {
    const release = await holdRequests(page, "**/scripts/estimator*")
    await open("/pricing")
    const slug = await ticks(page).last().inputValue()
    await ticks(page).last().check()
    await selectOf(page, slug).selectOption({ index: 1 })
    await hours(page).press("End")
    await expect(page.locator(`${ISLAND}[data-state]`)).toHaveCount(0)
    const place = await page.locator(`${ISLAND} form`).boundingBox()
    release()
    await live(page)
    await shared(page, `${slug}.2,`)
    expect(await page.locator(`${ISLAND} form`).boundingBox()).toEqual(place)
    await expect(lines(page)).toHaveCount(3)
    await expect(selectOf(page, slug)).toHaveValue("1")
    await expect(figures(page).getByText("–", { exact: true })).toHaveCount(0)
  })

  test("takes over what was chosen before any script of the page had come", async ({ page }) => {
    const release = await holdRequests(page, "**/scripts/*")
    await page.goto("/pricing", { waitUntil: "commit" })
    const slug = await ticks(page).last().inputValue()
    await ticks(page).last().check()
    // Safari does not focus a check box that is clicked.
    await ticks(page).last().blur()
    release()
    await live(page)
    await shared(page, slug)
    await expect(lines(page)).toHaveCount(2)
  })

  test("adds what was chosen before its script had come to what its address holds", async ({ page }) => {
    const release = await holdRequests(page, "**/scripts/estimator*")
    // The script of the page waits for the held one.
    await page.goto("/pricing?load=25h", { waitUntil: "commit" })
    const slug = await ticks(page).last().inputValue()
    await ticks(page).last().check()
    release()
    await live(page)
    await shared(page, `${slug},25h`)
    await expect(lines(page)).toHaveCount(2)
  })

  test("begins with what its address holds, and with nothing where that is nothing", async ({ page, open }) => {
    await open("/pricing?load=")
    await live(page)
    await expect(lines(page)).toHaveCount(0)
    const slug = await ticks(page).last().inputValue()
    await open(`/pricing?load=${slug},nothing-we-offer`)
    await live(page)
    await expect(ticks(page).last()).toBeChecked()
    await expect(lines(page)).toHaveCount(1)
    const weeks = await selectOf(page, slug).locator("option").count()
    await selectOf(page, slug).selectOption({ index: weeks - 1 })
    await shared(page, weeks > 1 ? `${slug}.${weeks}` : slug)
  })

  test("prints on one sheet, and travels into the contact form and back", async ({ page, open }) => {
    await open("/pricing?load=")
    await live(page)
    for (const tick of await ticks(page).all()) await tick.check()
    await hours(page).press("End")
    await shared(page, await ticks(page).last().inputValue())
    await page.emulateMedia({ media: "print" })
    await expect(lines(page)).toHaveCount((await ticks(page).count()) + 1)
    const address = page.locator(`${ISLAND} [data-url] a`)
    await expect(address).toBeVisible()
    await expect(address).toHaveJSProperty("href", page.url())
    const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g)
    expect(sheets).toHaveLength(1)
    await page.emulateMedia({ media: "screen" })

    await hours(page).press("Home")
    await expect(lines(page)).toHaveCount(await ticks(page).count())
    const chosen = read(await lines(page).allInnerTexts())
    const said = await page.locator(`${ISLAND} [role=status]`).innerText()
    await go(page).click()
    const summary = page.locator("[data-behavior=estimate]")
    await expect(summary).toBeVisible()
    const told = read(await summary.locator("li").allInnerTexts())
    expect(told.slice(0, chosen.length)).toEqual(chosen)
    const figured = told.slice(chosen.length)
    expect(figured.length).toBeGreaterThan(0)
    for (const line of figured) expect(said).toContain(line)
    await expect(page.locator("[name=budget]")).not.toHaveValue("")
    expect(await horizontalOverflow(page)).toBe(0)
    expect(await axeViolations(page)).toEqual([])
    await summary.locator("a").click()
    await live(page)
    await expect.poll(async () => read(await lines(page).allInnerTexts())).toEqual(chosen)
  })

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false })
    test("is a list of prices", async ({ page, open }) => {
      await open("/pricing")
      await expect(page.locator(ISLAND)).toBeHidden()
      const { plans, project } = yaml<{ plans: { hours?: number; price: string }[]; project?: { figure: string } }>(
        "prices.yaml",
      )
      const list = (await page.locator(`section:has(${ISLAND}) noscript li`).allInnerTexts()).join()
      const prices = plans.flatMap(({ hours, price }) => (hours ? [price] : []))
      for (const price of [...prices, ...(project ? [project.figure] : [])]) expect(list).toContain(price)
    })
  })
})

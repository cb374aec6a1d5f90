import { expect, type Page } from "@playwright/test"
import { SELECTION_PARAM } from "#site/estimate"
import { axeViolations } from "./axe-violations"
import { findBlock, readYaml } from "./content"
import { hasPage, holdRequests, horizontalOverflow, phoneViewport, scrollInstantly, test } from "./fixtures"
import { findInvalidVariables } from "./page-checks/theme-variables"

const ISLAND = "[data-island=estimator]"
const expectReady = (page: Page) => expect(page.locator(`${ISLAND}[data-state=ready]`)).toHaveCount(1)
const checkboxes = (page: Page) => page.locator(`${ISLAND} [type=checkbox]`)
const hoursSlider = (page: Page) => page.locator(`${ISLAND} [type=range]`)
const submitLink = (page: Page) => page.locator(`${ISLAND} a[data-submit]`)
const packageSelect = (page: Page, slug: string) => page.locator(`${ISLAND} select[name=${slug}]`)
/** Lines of the summary, one for each selected item. */
const lines = (page: Page) => page.locator(`${ISLAND} li:has(i)`)
/** Amounts and durations of the summary. */
const figures = (page: Page) => page.locator(`${ISLAND} strong`)
/** Collapses whitespace. */
const normalize = (texts: string[]) => texts.map(text => text.replace(/\s+/g, " ").trim())
/** Returns the path of the estimator with a selection in the URL. */
const selectionPath = (selection: string) => `/pricing?${SELECTION_PARAM}=${selection}`
/** Waits until the URL contains a selection. */
const waitForUrl = (page: Page, text: string) =>
  expect(page).toHaveURL(url => url.searchParams.get(SELECTION_PARAM)?.includes(text) ?? false)

// The estimator block is optional.
const { title } = findBlock<{ title: string }>("pages/pricing.yaml", "estimator")

test.describe("estimator", () => {
  test.skip(!title || !hasPage("/pricing"))

  test.describe("on a phone", () => {
    test.use(phoneViewport)

    test("updates lines, figures, URL and live region on keyboard input", async ({ page, open }) => {
      await open("/pricing")
      const historyLength = () => page.evaluate(() => history.length)
      const historyLengthBefore = await historyLength()
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      const heightBefore = await height()
      const unchecked = page.locator(`${ISLAND} [type=checkbox]:not(:checked)`).first()
      const slug = await unchecked.inputValue()
      await unchecked.focus()
      await expectReady(page)
      expect(await height()).toBe(heightBefore)
      const countBefore = await lines(page).count()
      await page.keyboard.press("Space")
      await expect(lines(page)).toHaveCount(countBefore + 1)
      await page.keyboard.press("Tab")
      await expect(page.locator("select:focus")).toHaveCount(1)
      const planFigure = await figures(page).last().innerText()
      await hoursSlider(page).press("End")
      await expect(figures(page).last()).not.toHaveText(planFigure)
      await waitForUrl(page, slug)
      expect(await historyLength(), "no history entry for each change").toBe(historyLengthBefore)
      const status = page.locator(`${ISLAND} [role=status]`)
      for (const figure of await figures(page).allInnerTexts()) await expect(status).toContainText(figure)
      await expect(submitLink(page)).toHaveAttribute("href", /^\/contact\?./)
      expect(await horizontalOverflow(page)).toBe(0)
      expect(await axeViolations(page)).toEqual([])
      expect(await findInvalidVariables(page)).toEqual([])
    })

    test("hides the floating button near the submit link", async ({ page, open }) => {
      await open("/pricing")
      const floating = page.locator("[data-floating]")
      for (const position of ["end", "center", "start"] as const) {
        await submitLink(page).evaluate((link, block) => link.scrollIntoView({ block, behavior: "instant" }), position)
        await expect(floating).toBeHidden()
      }
      await scrollInstantly(page)
      await expect(floating).toBeVisible()
    })
  })

  test("keeps selections made before hydration", async ({ page, open }) => {
    const release = await holdRequests(page, "**/scripts/estimator*")
    await open("/pricing")
    const slug = await checkboxes(page).last().inputValue()
    await checkboxes(page).last().check()
    await packageSelect(page, slug).selectOption({ index: 1 })
    await hoursSlider(page).press("End")
    await expect(page.locator(`${ISLAND}[data-state]`)).toHaveCount(0)
    const box = await page.locator(`${ISLAND} form`).boundingBox()
    release()
    await expectReady(page)
    await waitForUrl(page, `${slug}.2,`)
    expect(await page.locator(`${ISLAND} form`).boundingBox()).toEqual(box)
    await expect(lines(page)).toHaveCount(3)
    await expect(packageSelect(page, slug)).toHaveValue("1")
    await expect(figures(page).getByText("–", { exact: true })).toHaveCount(0)
  })

  test("keeps selections made before any script has loaded", async ({ page }) => {
    const release = await holdRequests(page, "**/scripts/*")
    await page.goto("/pricing", { waitUntil: "commit" })
    const slug = await checkboxes(page).last().inputValue()
    await checkboxes(page).last().check()
    // Safari does not focus clicked checkboxes.
    await checkboxes(page).last().blur()
    release()
    await expectReady(page)
    await waitForUrl(page, slug)
    await expect(lines(page)).toHaveCount(2)
  })

  test("merges selections made before hydration with those of the URL", async ({ page }) => {
    const release = await holdRequests(page, "**/scripts/estimator*")
    // `open` would wait for the delayed script.
    await page.goto(selectionPath("25h"), { waitUntil: "commit" })
    const slug = await checkboxes(page).last().inputValue()
    await checkboxes(page).last().check()
    release()
    await expectReady(page)
    await waitForUrl(page, `${slug},25h`)
    await expect(lines(page)).toHaveCount(2)
  })

  test("restores the selection of the URL and ignores unknown values", async ({ page, open }) => {
    await open(selectionPath(""))
    await expectReady(page)
    await expect(lines(page)).toHaveCount(0)
    const slug = await checkboxes(page).last().inputValue()
    await open(selectionPath(`${slug},nothing-we-offer`))
    await expectReady(page)
    await expect(checkboxes(page).last()).toBeChecked()
    await expect(lines(page)).toHaveCount(1)
    const optionCount = await packageSelect(page, slug).locator("option").count()
    await packageSelect(page, slug).selectOption({ index: optionCount - 1 })
    await waitForUrl(page, optionCount > 1 ? `${slug}.${optionCount}` : slug)
  })

  test("prints on one page, and passes the selection to the contact form and back", async ({ page, open }) => {
    await open(selectionPath(""))
    await expectReady(page)
    for (const checkbox of await checkboxes(page).all()) await checkbox.check()
    await hoursSlider(page).press("End")
    await waitForUrl(page, `,${await hoursSlider(page).getAttribute("max")}h`)
    await page.emulateMedia({ media: "print" })
    await expect(lines(page)).toHaveCount((await checkboxes(page).count()) + 1)
    const printedLink = page.locator(`${ISLAND} [data-url] a`)
    await expect(printedLink).toBeVisible()
    await expect(printedLink).toHaveJSProperty("href", page.url())
    const printedPages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g)
    expect(printedPages).toHaveLength(1)
    await page.emulateMedia({ media: "screen" })

    await hoursSlider(page).press("Home")
    await expect(lines(page)).toHaveCount(await checkboxes(page).count())
    const chosen = normalize(await lines(page).allInnerTexts())
    const status = await page.locator(`${ISLAND} [role=status]`).innerText()
    await submitLink(page).click()
    const summary = page.locator("[data-behavior=estimate]")
    await expect(summary).toBeVisible()
    const summaryLines = normalize(await summary.locator("li").allInnerTexts())
    expect(summaryLines.slice(0, chosen.length)).toEqual(chosen)
    const figureLines = summaryLines.slice(chosen.length)
    expect(figureLines.length).toBeGreaterThan(0)
    for (const line of figureLines) expect(status).toContain(line)
    await expect(page.locator("[name=budget]")).not.toHaveValue("")
    expect(await horizontalOverflow(page)).toBe(0)
    expect(await axeViolations(page)).toEqual([])
    await summary.locator("a").click()
    await expectReady(page)
    await expect.poll(async () => normalize(await lines(page).allInnerTexts())).toEqual(chosen)
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })
    test("lists the prices of plans and projects", async ({ page, open }) => {
      await open("/pricing")
      await expect(page.locator(ISLAND)).toBeHidden()
      const { plans, project } = readYaml<{ plans: { hours?: number; price: string }[]; project?: { figure: string } }>(
        "prices.yaml",
      )
      const list = (await page.locator(`section:has(${ISLAND}) noscript li`).allInnerTexts()).join()
      const prices = plans.flatMap(({ hours, price }) => (hours ? [price] : []))
      for (const price of [...prices, ...(project ? [project.figure] : [])]) expect(list).toContain(price)
    })
  })
})

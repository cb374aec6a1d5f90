import { expect, type Page } from "@playwright/test"
import { findBlock, labels, menuItem, site } from "./content"
import { hasPage, interact, scrollInstantly, test, withMotion } from "./fixtures"

const { title: distantTitle = "" } = findBlock<{ title: string }>("pages/home.yaml", "faq")

/** Returns the effective opacity of a heading far below the fold, including its ancestors. */
const getOpacity = (page: Page) =>
  page.getByRole("heading", { name: distantTitle }).evaluate(element => {
    let product = 1
    for (let node: Element | null = element; node; node = node.parentElement)
      product *= Number(getComputedStyle(node).opacity)
    return product
  })
const unrevealed = (page: Page) => page.locator("[data-reveal]")
/** Scrolls a little, which marks content below the fold for reveal. */
const startScrolling = async (page: Page) => {
  await interact(page)
  // A busy browser drops events of the mouse wheel.
  await scrollInstantly(page, 20)
  await expect(unrevealed(page)).not.toHaveCount(0)
}

test.use(withMotion)

test.describe("motion", () => {
  test("moves the progress bar and the drawings of the home page on scroll", async ({ page, open }) => {
    await open("/")
    const bar = page.locator("[data-bar]")
    await expect(bar).toHaveCSS("background-image", /repeating-linear-gradient.*, linear-gradient/)
    const progress = () => bar.evaluate(element => new DOMMatrix(getComputedStyle(element, "::after").transform).a)
    const translations = () =>
      page.locator(".lowered, .ship").evaluateAll(all => all.map(element => getComputedStyle(element).translate))
    expect(await progress()).toBeLessThan(0.05)
    const before = await translations()
    await scrollInstantly(page)
    await expect.poll(progress).toBeGreaterThan(0.95)
    for (const [index, translation] of (await translations()).entries()) expect(translation).not.toBe(before[index])
  })

  test("starts the launch animation of the ship with the site's name on load", async ({ page, open }) => {
    await open("/")
    const launched = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(animation => (animation as CSSAnimation).animationName === "launch")
        .map(({ effect }) => (effect as KeyframeEffect).target?.textContent),
    )
    const ships = await page.locator(".ship").count()
    expect(launched).toEqual(ships > 0 ? [site.shipName ?? site.name] : [])
  })

  for (const path of ["/", ...["/blog", "/services", "/case-studies"].filter(hasPage)])
    test(`limits animations to 240–800 ms on ${path}`, async ({ page, open }) => {
      await open(path)
      const durations = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ timeline }) => timeline instanceof DocumentTimeline)
          .map(({ effect }) => Number(effect?.getTiming().duration)),
      )
      for (const duration of durations) {
        expect(duration).toBeGreaterThanOrEqual(240)
        expect(duration).toBeLessThanOrEqual(800)
      }
    })

  test("reveals content below the fold once, with the specified timing", async ({ page, open }) => {
    await open("/")
    await startScrolling(page)
    expect(await getOpacity(page)).toBe(0)
    await page.getByRole("heading", { name: distantTitle }).scrollIntoViewIfNeeded()
    await page.waitForFunction(() =>
      document.getAnimations().some(({ effect }) => effect?.getTiming().fill === "backwards"),
    )
    const timings = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect?.getTiming().fill === "backwards" ? [effect.getTiming()] : [])),
    )
    for (const { duration, delay } of timings) {
      expect(Number(duration) >= 240 && Number(duration) <= 800).toBe(true)
      expect((delay ?? 0) % 80).toBe(0)
    }
    await expect.poll(() => getOpacity(page)).toBe(1)
    await scrollInstantly(page, 0)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await getOpacity(page)).toBe(1)
  })

  test("reveals all content above after a jump to the end", async ({ page, open }) => {
    await open("/")
    await startScrolling(page)
    await scrollInstantly(page)
    await expect(unrevealed(page)).toHaveCount(0)
  })

  test.describe("with reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } })
    test("does not hide, animate or transition anything", async ({ page, open }) => {
      await open("/")
      await interact(page)
      await page.mouse.wheel(0, 20)
      await scrollInstantly(page)
      await expect(unrevealed(page)).toHaveCount(0)
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
      expect((await navigate(page)).isTransition).toBe(false)
    })
  })

  test("uses a view transition between pages, with a separate layer for the header", async ({ page, open }) => {
    await open("/")
    const { isTransition, pseudoElements } = await navigate(page)
    expect(isTransition).toBe(true)
    expect(pseudoElements.join()).toContain("(header)")
  })
})

interface Navigation {
  isTransition: boolean
  pseudoElements: (string | null)[]
}

/** Navigates by the menu. Returns whether a view transition ran, and its animated pseudo-elements. */
const navigate = async (page: Page): Promise<Navigation> => {
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      const report = () => {
        const pseudoElements = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
        Object.assign(globalThis, { navigationResult: { isTransition: viewTransition !== null, pseudoElements } })
      }
      Promise.resolve(viewTransition?.ready).then(report, report)
    })
  })
  await page
    .getByRole("navigation", { name: labels.mainNavigation })
    .getByRole("link", { name: menuItem.label, exact: true })
    .click()
  await expect(page).toHaveURL(menuItem.href)
  await page.waitForFunction(() => "navigationResult" in globalThis)
  return page.evaluate(() => (globalThis as unknown as { navigationResult: Navigation }).navigationResult)
}

test("restores the scroll position on back navigation", async ({ page, open }) => {
  await open("/")
  await scrollInstantly(page, 600)
  await page
    .locator("main > section a[href^='/']")
    .last()
    .evaluate(link => (link as HTMLElement).click())
  await expect(page).not.toHaveURL("/")
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
})

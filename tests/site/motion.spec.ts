import { expect, type Page } from "@playwright/test"
import { block, entry, labels, site } from "./content"
import { hasPage, scrollInstantly, test, interact } from "./site"

const { title: far = "" } = block<{ title: string }>("pages/home.yaml", "faq")

/** Opacity of a heading far below the first window of the home page, that of everything around it included. */
const opacity = (page: Page) =>
  page.getByRole("heading", { name: far }).evaluate(element => {
    let seen = 1
    for (let node: Element | null = element; node; node = node.parentElement)
      seen *= Number(getComputedStyle(node).opacity)
    return seen
  })
const waiting = (page: Page) => page.locator("[data-reveal]")
/** Scrolls a little, with which what lies below the window begins to wait. */
const beginToRead = async (page: Page) => {
  await interact(page)
  await page.mouse.wheel(0, 20)
  await expect(waiting(page)).not.toHaveCount(0)
}

test.describe("motion", () => {
  test("the bar at the top is the page's progress; the home page's drawings move", async ({ page, open }) => {
    await open("/")
    const bar = page.locator("[data-bar]")
    await expect(bar).toHaveCSS("background-image", /repeating-linear-gradient.*, linear-gradient/)
    const progress = () => bar.evaluate(one => new DOMMatrix(getComputedStyle(one, "::after").transform).a)
    const placed = () =>
      page.locator(".lowered, .ship").evaluateAll(all => all.map(one => getComputedStyle(one).translate))
    expect(await progress()).toBeLessThan(0.05)
    const before = await placed()
    await scrollInstantly(page)
    await expect.poll(progress).toBeGreaterThan(0.95)
    for (const [index, place] of (await placed()).entries()) expect(place).not.toBe(before[index])
  })

  test("the ship is launched with its name as the page opens", async ({ page, open }) => {
    await open("/")
    const launched = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(one => (one as CSSAnimation).animationName === "launch")
        .map(({ effect }) => (effect as KeyframeEffect).target?.textContent),
    )
    const ships = await page.locator(".ship").count()
    expect(launched).toEqual(ships > 0 ? [site.shipName ?? site.name] : [])
  })

  for (const path of ["/", ...["/blog", "/services", "/case-studies"].filter(hasPage)])
    test(`${path}: no animation is longer or shorter than specified`, async ({ page, open }) => {
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

  test("what lies below rises into view once, as fast as is specified", async ({ page, open }) => {
    await open("/")
    await beginToRead(page)
    expect(await opacity(page)).toBe(0)
    await page.getByRole("heading", { name: far }).scrollIntoViewIfNeeded()
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
    await expect.poll(() => opacity(page)).toBe(1)
    await scrollInstantly(page, 0)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await opacity(page)).toBe(1)
  })

  test("who jumps to the end finds everything above revealed", async ({ page, open }) => {
    await open("/")
    await beginToRead(page)
    await scrollInstantly(page)
    await expect(waiting(page)).toHaveCount(0)
  })

  test.describe("reduced", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } })
    test("nothing is hidden, moves, or is a transition", async ({ page, open }) => {
      await open("/")
      await interact(page)
      await page.mouse.wheel(0, 20)
      await scrollInstantly(page)
      await expect(waiting(page)).toHaveCount(0)
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
      expect((await turn(page)).isTransition).toBe(false)
    })
  })

  test("a change of page is a view transition, and the header is a part of its own", async ({ page, open }) => {
    await open("/")
    const { isTransition, moved } = await turn(page)
    expect(isTransition).toBe(true)
    expect(moved.join()).toContain("(header)")
  })
})

interface Turn {
  isTransition: boolean
  moved: (string | null)[]
}

/** Goes to another page by the menu, and tells whether it was shown by a transition, and what moved in it. */
const turn = async (page: Page): Promise<Turn> => {
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      const tell = () => {
        const moved = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
        Object.assign(globalThis, { turn: { isTransition: viewTransition !== null, moved } })
      }
      Promise.resolve(viewTransition?.ready).then(tell, tell)
    })
  })
  await page
    .getByRole("navigation", { name: labels.mainNavigation })
    .getByRole("link", { name: entry.label, exact: true })
    .click()
  await expect(page).toHaveURL(entry.href)
  await page.waitForFunction(() => "turn" in globalThis)
  return page.evaluate(() => (globalThis as unknown as { turn: Turn }).turn)
}

test("going back finds the page as it was left", async ({ page, open }) => {
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

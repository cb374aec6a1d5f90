import { existsSync } from "node:fs"
import { expect, type Page, test as base } from "@playwright/test"
import { BASE_URL } from "../../playwright.config"

/** Whether the site has a page: it may do without most. */
export const hasPage = (path: string): boolean => existsSync(`public${path}/index.html`)

/** A page with all that pages share, for tests that would say the same of any. */
export const anyPage = hasPage("/pricing") ? "/pricing" : "/contact"

/** The window of a phone. */
export const phoneViewport = { viewport: { width: 390, height: 844 } }

/** Test options of a visitor with script and of one without: most has to answer both. */
export const scriptModes = [{ javaScriptEnabled: true }, { javaScriptEnabled: false }]
export const scriptModeName = ({ javaScriptEnabled }: (typeof scriptModes)[number]) =>
  `${javaScriptEnabled ? "with" : "without"} script`

/** Errors and warnings of the console, requests that fail or go to other hosts, as they come. */
const watch = (page: Page, problems: string[]) => {
  page.on("console", message => {
    const isOwn = message.location().url === page.url()
    if (["error", "warning"].includes(message.type()) && !isOwn) problems.push(`console: ${message.text()}`)
  })
  page.on("pageerror", error => problems.push(`error: ${error.message}`))
  page.on("request", request => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== BASE_URL)
      problems.push(`other host: ${request.url()}`)
  })
  page.on("response", response => {
    const isDocument = response.request().isNavigationRequest()
    if (response.status() >= 400 && !isDocument) problems.push(`${response.status()}: ${response.url()}`)
  })
}

/**
 * Waits until the script that answers has run: a module that is imported again is the same. Text, because the test's
 * compiler would turn the call into another.
 */
export const waitForScripts = async (page: Page): Promise<void> => {
  const script = "document.querySelector('script[src*=\"/scripts/main-\"]')?.src"
  await page.evaluate(`${script} && import(${script}).catch(() => undefined).then(() => undefined)`)
}

interface Fixtures {
  /** What goes wrong in the page meanwhile. Whatever stands here when a test has ended fails it. */
  problems: string[]
  /** Opens a page of the site, and waits until it answers. */
  open: (path: string) => Promise<void>
}

export const test = base.extend<Fixtures>({
  problems: ({}, use) => use([]),
  page: async ({ page, problems }, use) => {
    watch(page, problems)
    await use(page)
    expect(problems).toEqual([])
  },
  open: ({ page, javaScriptEnabled }, use) =>
    use(async path => {
      await page.goto(path)
      if (javaScriptEnabled !== false) await waitForScripts(page)
    }),
})

/** Acts for the first time: waits for what a page brings then, and until React answers its islands. */
export const interact = async (page: Page): Promise<void> => {
  await page.mouse.move(5, 300)
  await page.mouse.move(9, 305)
  await waitForScripts(page)
  await page.locator("[data-island]").evaluateAll(islands => {
    for (const island of islands) island.dispatchEvent(new Event("keydown"))
  })
  await expect(page.locator("[data-island]:not([data-state=live])")).toHaveCount(0)
}

/** Holds requests back until the returned function is called. */
export const holdRequests = async (page: Page, pattern: string): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route(pattern, route => released.then(() => route.continue()))
  return release
}

/** Scrolls at once, as nobody does, to a place of the page in pixels; to its end by default. */
export const scrollInstantly = (page: Page, top = Number.MAX_SAFE_INTEGER): Promise<void> =>
  page.evaluate(to => scrollTo({ top: to, behavior: "instant" }), top)

/** Frames without a change after which a page is at rest: what moves may begin a little after its cause. */
const STABLE_FRAMES = 5

/** Waits until nothing moves any more; what moves for a time jumps to its end. For pages with script. */
export const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async frames => {
    const moving = () =>
      document.getAnimations().filter(({ playState, timeline, effect }) => {
        const { endTime } = effect?.getComputedTiming() ?? {}
        return playState === "running" && timeline instanceof DocumentTimeline && endTime !== Infinity
      })
    let place = Number.NaN
    for (let still = 0; still < frames; still++) {
      await new Promise(requestAnimationFrame)
      const now = moving()
      for (const animation of now) animation.finish()
      if (scrollY !== place || now.length > 0) still = -1
      place = scrollY
    }
  }, STABLE_FRAMES)

/** How far the page is wider than the window. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Of the questions below a place none is open at first, one at a time afterwards, and the open one can be closed. */
export const expectSingleOpen = async (page: Page, scope = "main"): Promise<void> => {
  const questions = page.locator(`${scope} details[name]`)
  const open = page.locator("main details[name][open]")
  await expect(open).toHaveCount(0)
  await questions.first().locator("summary").click()
  await expect(open).toHaveCount(1)
  await questions.last().locator("summary").click()
  await expect(open).toHaveCount(1)
  await expect(questions.last()).toHaveAttribute("open")
  await questions.last().locator("summary").click()
  await expect(open).toHaveCount(0)
}

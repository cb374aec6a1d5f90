import { existsSync } from "node:fs"
import { expect, type Page, test as base } from "@playwright/test"
import { BASE_URL } from "../../playwright.config"

/** Returns whether the site has a page. Most pages are optional. */
export const hasPage = (path: string): boolean => existsSync(`public${path}/index.html`)

/** Path of a page with the shared layout, for tests independent of the page. */
export const anyPage = hasPage("/pricing") ? "/pricing" : "/contact"

/** Viewport of a phone. */
export const phoneViewport = { viewport: { width: 390, height: 844 } }

/** Test options with animations and smooth scrolling. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const

/** Test options with and without JavaScript. */
export const scriptModes = [{ javaScriptEnabled: true }, { javaScriptEnabled: false }]
export const scriptModeName = ({ javaScriptEnabled }: (typeof scriptModes)[number]) =>
  `${javaScriptEnabled ? "with" : "without"} JavaScript`

/** Chromium reports skipped view transitions between pages as script errors (w3c/csswg-drafts#13726). */
const skippedTransitions = [
  "Transition was skipped",
  "Transition was aborted because of invalid state. Page already revealed",
]

/** Collects console errors and warnings, failed requests and requests to other hosts. */
const collectProblems = (page: Page, problems: string[]) => {
  page.on("console", message => {
    // Chromium logs an error for the document of a 404 page, too.
    const isOfDocument = message.location().url === page.url()
    if (["error", "warning"].includes(message.type()) && !isOfDocument) problems.push(`console: ${message.text()}`)
  })
  page.on("pageerror", ({ message }) => {
    if (!skippedTransitions.includes(message)) problems.push(`error: ${message}`)
  })
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
 * Waits until the site's script has run: a repeated import returns the same module. Passed as text, because the test's
 * compiler would transform `import()`.
 */
export const waitForScripts = async (page: Page): Promise<void> => {
  const script = "document.querySelector('script[src*=\"/scripts/main-\"]')?.src"
  await page.evaluate(`${script} && import(${script}).catch(() => undefined).then(() => undefined)`)
}

interface Fixtures {
  /** Problems of the page. The test fails if any are left at its end. */
  problems: string[]
  /** Opens a page of the site and waits for its scripts. */
  open: (path: string) => Promise<void>
}

export const test = base.extend<Fixtures>({
  problems: ({}, use) => use([]),
  page: async ({ page, problems }, use) => {
    collectProblems(page, problems)
    await use(page)
    expect(problems).toEqual([])
  },
  open: ({ page, javaScriptEnabled }, use) =>
    use(async path => {
      await page.goto(path)
      if (javaScriptEnabled !== false) await waitForScripts(page)
    }),
})

/** Triggers lazy scripts by a first interaction and waits until all islands are hydrated. */
export const interact = async (page: Page): Promise<void> => {
  await page.mouse.move(5, 300)
  await page.mouse.move(9, 305)
  await waitForScripts(page)
  await page.locator("[data-island]").evaluateAll(islands => {
    for (const island of islands) island.dispatchEvent(new Event("keydown"))
  })
  await expect(page.locator("[data-island]:not([data-state=ready])")).toHaveCount(0)
}

/** Delays requests until the returned function is called. */
export const holdRequests = async (page: Page, pattern: string): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route(pattern, route => released.then(() => route.continue()))
  return release
}

/**
 * Scrolls without animation.
 * @param top - px, default: end of the page
 */
export const scrollInstantly = (page: Page, top = Number.MAX_SAFE_INTEGER): Promise<void> =>
  page.evaluate(to => scrollTo({ top: to, behavior: "instant" }), top)

/** Unchanged frames after which a page is stable. Animations may start a few frames after their trigger. */
const STABLE_FRAMES = 5

/** Finishes finite animations and waits until scrolling has stopped. Needs JavaScript. */
export const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async frames => {
    const runningAnimations = () =>
      document.getAnimations().filter(({ playState, timeline, effect }) => {
        const { endTime } = effect?.getComputedTiming() ?? {}
        return playState === "running" && timeline instanceof DocumentTimeline && endTime !== Infinity
      })
    let position = Number.NaN
    for (let stableFrames = 0; stableFrames < frames; stableFrames++) {
      await new Promise(requestAnimationFrame)
      const animations = runningAnimations()
      for (const animation of animations) animation.finish()
      if (scrollY !== position || animations.length > 0) stableFrames = -1
      position = scrollY
    }
  }, STABLE_FRAMES)

/** Returns the pixels by which the page is wider than the viewport. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Expects the questions in a scope to be closed at first and to open one at a time; the open one can be closed. */
export const expectOneOpenQuestion = async (page: Page, scope = "main"): Promise<void> => {
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

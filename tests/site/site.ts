import assert from "node:assert/strict"
import { existsSync } from "node:fs"
import { test as base, type Browser, type BrowserContextOptions, type Locator, type Page } from "@playwright/test"
import { ADDRESS } from "../../playwright.config"

/** Address of the served build. */
export const siteUrl = ADDRESS

/** Whether the site has a page: it may do without most. */
export const hasPage = (path: string): boolean => existsSync(`public${path}/index.html`)

/** A page with all that pages share, for tests that would say the same of any. */
export const anyPage = hasPage("/pricing") ? "/pricing" : "/contact"

/** Whether each page is asked everything, and nothing in its turn: TEST_FULL=1. */
export const isFull = process.env.TEST_FULL !== undefined

let browser: Browser

/** Every worker opens its pages in one browser. */
export const test = base.extend<object, { keepBrowser: void }>({
  keepBrowser: [
    async ({ browser: own }, use) => {
      browser = own
      await use()
    },
    { scope: "worker", auto: true },
  ],
})

interface VisitOptions extends Omit<BrowserContextOptions, "viewport"> {
  /** Width of the window; its height is 900, or 844 on phones. */
  width?: number
}

export interface Visit {
  page: Page
  /** Errors and warnings of the console, failed requests and requests to other hosts, as they come. */
  problems: string[]
  /** Addresses of all scripts asked for. */
  scripts: string[]
}

/** The width of the window of a visit that asks for none. */
const WIDE = 1440

/** The window of a visit: a phone's is lower. */
export const windowOf = (width: number) => ({ width, height: width < 600 ? 844 : 900 })

/** Makes the window of a page as wide as this, and as high as a visit of that width has it. */
export const resize = (page: Page, width: number): Promise<void> => page.setViewportSize(windowOf(width))

/** Waits until a page has been read, and has the rules and the script of what answers. */
export const untilWhole = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.readyState !== "loading" &&
      [...document.querySelectorAll("link")].every(({ rel, sheet }) => rel !== "stylesheet" || sheet),
  )
  await untilAnswers(page)
}

/**
 * Waits until the script that answers has run: a module that is imported again is the same. Text, because the test's
 * compiler would turn the call into another.
 */
export const untilAnswers = async (page: Page): Promise<void> => {
  const script = "document.querySelector('script[src*=\"/scripts/site-\"]')?.src"
  await page.evaluate(`${script} && import(${script}).catch(() => undefined).then(() => undefined)`)
}

/** Waits until a script of the site, which is known by a part of its address, has been asked for and run. */
export const untilRun = async (page: Page, part: string): Promise<void> => {
  await page.waitForFunction(
    address => performance.getEntriesByType("resource").some(({ name }) => name.includes(address)),
    part,
  )
  await runAgain(page, part)
}

/**
 * A script that is asked for again is run once: it has run when this ends, if the page has asked for it. Text, because
 * the test's compiler would turn the call into another.
 */
const runAgain = (page: Page, part: string) => {
  const script = `performance.getEntriesByType('resource').find(({ name }) => name.includes('${part}'))?.name`
  return page.evaluate(`import(${script}).catch(() => undefined).then(() => undefined)`)
}

interface Tab {
  page: Page
  /** Opens a page in it, which is watched from its first request on. */
  open(path: string): Promise<Visit>
  close(): Promise<void>
}

/** Opens an empty tab in a fresh context. */
const newTab = async ({ width = WIDE, ...rest }: VisitOptions): Promise<Tab> => {
  const context = await browser.newContext({ viewport: windowOf(width), ...rest })
  const page = await context.newPage()
  let address = ""
  let problems: string[] = []
  let scripts: string[] = []
  page.on("console", message => {
    if (["error", "warning"].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  page.on("pageerror", error => problems.push(`error: ${error.message}`))
  page.on("request", request => {
    const url = request.url()
    if (!url.startsWith(siteUrl) && !url.startsWith("data:")) problems.push(`other host: ${url}`)
    if (request.resourceType() === "script") scripts.push(url)
  })
  page.on("response", response => {
    if (response.status() >= 400 && response.url() !== address) problems.push(`${response.status()}: ${response.url()}`)
  })
  return {
    page,
    open: async path => {
      address = `${siteUrl}${path}`
      problems = []
      scripts = []
      await page.goto(address)
      if (rest.javaScriptEnabled !== false) await untilWhole(page)
      return { page, problems, scripts }
    },
    close: () => context.close(),
  }
}

/**
 * Opens a page of the site in a fresh context.
 * @param path address inside the site
 * @param run what to do there; the context is closed afterwards
 */
export const visit = async (
  path: string,
  options: VisitOptions,
  run: (visit: Visit) => Promise<void>,
): Promise<void> => {
  const tab = await newTab(options)
  try {
    await run(await tab.open(path))
  } finally {
    await tab.close()
  }
}

/**
 * For many pages that are opened alike: each is loaded as at a first visit, in a tab that stays open for the next one,
 * which saves a third of the browser's work. A tab is closed once something has failed in it.
 * @returns opens a page in a tab that is free, or in a new one
 */
export const visitsInTabs = (
  options: VisitOptions,
): ((path: string, run: (visit: Visit) => Promise<void>) => Promise<void>) => {
  const free: Tab[] = []
  const withoutCache = async () => {
    const tab = await newTab(options)
    const session = await tab.page.context().newCDPSession(tab.page)
    await session.send("Network.setCacheDisabled", { cacheDisabled: true })
    return tab
  }
  return async (path, run) => {
    const tab = free.pop() ?? (await withoutCache())
    try {
      // What was asked of the page before may have left it in another window or, where it failed, in another look.
      await resize(tab.page, options.width ?? WIDE)
      await tab.page.emulateMedia({ media: null, colorScheme: options.colorScheme ?? null })
      await run(await tab.open(path))
      free.push(tab)
    } catch (problem) {
      await tab.close()
      throw problem
    }
  }
}

/** Acts for the first time: waits for what a page brings then, and until React answers its islands. */
export const wakeUp = async (page: Page): Promise<void> => {
  await page.mouse.move(5, 300)
  await page.mouse.move(9, 305)
  await untilWhole(page)
  await page.locator("[data-island]").evaluateAll(islands => {
    for (const island of islands) island.dispatchEvent(new Event("keydown"))
  })
  await page.waitForFunction(() => !document.querySelector("[data-island]:not([data-state=live])"))
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** Text of everything a selector finds, as it is read: spaces and lines made one. */
export const textsOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll(all => all.map(one => (one as HTMLElement).innerText.replace(/\s+/g, " ").trim()))

/** Text of a part of the page, as it is read: spaces and lines made one. */
export const textOf = async (page: Page, selector = "main"): Promise<string> =>
  (await textsOf(page, selector)).join(" ")

/** Where the links below a selector lead, in order. */
export const linksIn = (page: Page, selector: string): Promise<(string | null)[]> =>
  page.locator(`${selector} a`).evaluateAll(all => all.map(link => link.getAttribute("href")))

/**
 * Of the questions below a selector none is open at first, one at a time afterwards, and the open one can be closed.
 */
export const assertOneOpen = async (page: Page, scope = "main"): Promise<void> => {
  const [questions, open] = [page.locator(`${scope} details[name] > summary`), page.locator("main details[name][open]")]
  const press = async (question: Locator, expected: number) => {
    await question.click()
    assert.equal(await open.count(), expected)
  }
  assert.equal(await open.count(), 0)
  assert.equal(await questions.filter({ visible: true }).count(), await questions.count(), "all questions are seen")
  await press(questions.first(), 1)
  if ((await questions.count()) > 1) await press(questions.last(), 1)
  await press(questions.last(), 0)
}

/** Frames without a change after which a page is at rest: what moves may begin a little after its cause. */
const STILL_FRAMES = 5

const untilStill = (page: Page, isHurried: boolean): Promise<void> =>
  page.evaluate(
    async ([frames, isHurried]) => {
      const moving = () =>
        document.getAnimations().filter(({ playState, timeline, effect }) => {
          const { endTime } = effect?.getComputedTiming() ?? {}
          return playState === "running" && timeline instanceof DocumentTimeline && endTime !== Infinity
        })
      let place = Number.NaN
      for (let still = 0; still < frames; still++) {
        await new Promise(requestAnimationFrame)
        const now = moving()
        if (isHurried) for (const animation of now) animation.finish()
        if (scrollY !== place || now.length > 0) still = -1
        place = scrollY
      }
    },
    [STILL_FRAMES, isHurried] as const,
  )

/**
 * Waits until nothing moves any more: the page has arrived where it goes, and all that moves for a time has ended. For
 * pages with script: others have no frames that can be counted.
 */
export const atRest = (page: Page): Promise<void> => untilStill(page, false)

/**
 * The same state at once, for questions that ask nothing of the way there: what moves for a time jumps to its end. The
 * parts of a long page that rise one after another would take seconds, and each frame is painted.
 */
export const broughtToRest = (page: Page): Promise<void> => untilStill(page, true)

/** Milliseconds in which what was asked for must have come, as late as a busy machine may be, and between two looks. */
const PATIENCE = 15_000
const PAUSE = 50
/** Looks in a row that have to find it. */
const LOOKS = 4

/**
 * Waits until something holds, and goes on holding.
 * @param look what is wrong; empty if nothing is
 * @throws with what was wrong at the last look
 */
export const holds = async (look: () => Promise<string>): Promise<void> => {
  const end = Date.now() + PATIENCE
  for (let found = 0; found < LOOKS;) {
    const wrong = await look()
    found = wrong ? 0 : found + 1
    if (wrong && Date.now() > end) assert.fail(wrong)
    await new Promise(resolve => setTimeout(resolve, PAUSE))
  }
}

/** Where a page is, as it says itself: of an address that changes inside a page Playwright hears a little later. */
export const addressOf = async (page: Page): Promise<URL> => new URL(await page.evaluate(() => location.href))

/** How wide the letter m of Arial is, in thousandths of its size. */
const ARIAL = 833

/**
 * For tests that measure text: a first visit sets it in Arial, or in what this system has in its place.
 * @throws if that is not as wide, with the way to get it
 */
export const needsArial = async (page: Page): Promise<void> => {
  const width = await page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d")!
    context.font = "1000px Arial"
    return context.measureText("m").width
  })
  const why = "Text is measured in Arial, which this machine lacks: install fonts-liberation (Debian), or Arial itself."
  assert.equal(Math.round(width), ARIAL, why)
}

/** How far the page is wider than the window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

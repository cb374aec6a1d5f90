import { readFileSync } from "node:fs"
import { after, before } from "node:test"
import axe from "axe-core"
import type { Browser, BrowserContextOptions, Page } from "playwright-core"
import { parse } from "yaml"
import { launchBrowser } from "../../scripts/browser"

/** Address of the served build. `npm test` serves one and sets it; alone: `SITE_URL=http://localhost:9000 npx tsx --test tests/site/x.test.ts`. */
export const siteUrl = process.env.SITE_URL ?? "http://localhost:9000"

/** Whom the site belongs to, which changes when it is taken over. */
export const brand = parse(readFileSync("content/site.yaml", "utf8")) as Record<
  "name" | "email" | "phone" | "copyright",
  string
>

let browser: Browser

/** Starts one browser for a test file. Call it once, at the top. */
export const startBrowser = (): void => {
  before(async () => {
    browser = await launchBrowser()
  })
  after(() => browser.close())
}

export interface VisitOptions extends Omit<BrowserContextOptions, "viewport"> {
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
  const { width = 1440, ...rest } = options
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 900 }, ...rest })
  // Functions handed to the page carry this helper of the test's compiler.
  await context.addInitScript({ content: "globalThis.__name = value => value" })
  const page = await context.newPage()
  const problems: string[] = []
  const scripts: string[] = []
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
    if (response.status() >= 400 && response.url() !== `${siteUrl}${path}`)
      problems.push(`${response.status()}: ${response.url()}`)
  })
  try {
    await page.goto(`${siteUrl}${path}`)
    await run({ page, problems, scripts })
  } finally {
    await context.close()
  }
}

/** Gives the first sign of intent and waits until React has taken over. */
export const wakeUp = async (page: Page): Promise<void> => {
  await page.mouse.move(5, 300)
  await page.mouse.move(9, 305)
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("gatsby-focus-wrapper") ?? {}).some(key => key.startsWith("__react")),
  )
}

/** What axe finds on a page, one line each. */
export const axeProblems = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary ?? ""}`),
    )
  })
}

/** How far the page is wider than the window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

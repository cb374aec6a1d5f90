/**
 * `npm run bench [-- rounds]`: measures a page of each main type against baseline.html, a hand-written page with the
 * same text and no script, and the response of each kind of control. Chromium emulates a phone, throttled as in
 * Lighthouse. Pages take turns, so that other load affects all equally: compare ratios, not times. Exits with 1 if a
 * budget is exceeded.
 */
import { brotliCompressSync } from "node:zlib"
import { type Browser, chromium } from "@playwright/test"
import { canonicalPages } from "#tests/site/built-pages"
import { launchOptions } from "../chromium"
import { serveFolder } from "../serve-folder"

/** Mid-range phone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1440, height: 900 } }
/** Slow 4G: throughput in bytes per second, latency in ms. */
const network = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 }
/** The page that all others are compared with. */
const BASELINE_FILE = "baseline.html"
/** Factor of the time that scripts take. */
const CPU_SLOWDOWN = 4

/** Milliseconds from press to release, as of a finger. */
const PRESS_TIME = 80
/** Milliseconds after load for later LCP candidates, before a click for its script, and afterwards for its events. */
const SETTLE_TIME = 500

/** Maxima: LCP as a multiple of the baseline's, bytes of compressed HTML, otherwise as in `Sample`. */
const budgets = { lcp: 1.1, blocking: 30, shift: 0.003, interaction: 50, html: 14_600 }

/** A control to click. */
interface Control {
  path: string
  selector: string
  /** @defaultValue `phone` */
  device?: typeof desktop
}

const controls: Record<string, Control> = {
  menu: { path: "/", selector: "header [popovertarget]", device: desktop },
  "color mode": { path: "/", selector: "header [data-theme-toggle]", device: desktop },
  drawer: { path: "/", selector: "header [popovertarget]" },
  accordion: { path: "/faq", selector: "main summary" },
  filter: { path: "/resources", selector: "[data-behavior=filter] label:has([type=radio]:not(:checked))" },
  estimator: { path: "/pricing", selector: "[data-island=estimator] label:has([type=checkbox]:not(:checked))" },
  comparison: { path: "/services/branding-design", selector: "[data-behavior=compare] [type=range]" },
}

interface Sample {
  /** Largest contentful paint, in milliseconds. */
  lcp: number
  /** Total blocking time, in milliseconds; in the table of pages, minus the baseline's. */
  blocking: number
  /** Cumulative layout shift. */
  shift: number
  /** Longest time from an input to the next paint, in milliseconds. Chromium rounds it to multiples of 8. */
  interaction: number
}

/** TypeScript has no type for it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
}

/** Returns a page of each main type, the longest of services and posts; and the service with the comparison. */
const mainPages = () => {
  const pages = canonicalPages().sort((a, b) => b.html.length - a.html.length)
  const longest = (folder: string, marker = "") =>
    pages.find(({ path, html }) => path.startsWith(folder) && html.includes(marker))
  const pageAt = (pagePath: string) => pages.find(({ path }) => path === pagePath)
  const matches = [
    pageAt("/"),
    longest("/services/"),
    pageAt("/pricing"),
    pageAt("/case-studies"),
    longest("/blog/", 'content="article"'),
    pageAt("/contact"),
    pageAt("/services/branding-design"),
  ]
  return matches.flatMap(page => page ?? [])
}

/** Init script: records LCP, layout shifts, blocking time over 50 ms, and interactions. */
const recordSample = () => {
  const sample: Sample = { lcp: 0, blocking: 0, shift: 0, interaction: 0 }
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if (entry.entryType === "largest-contentful-paint") sample.lcp = entry.startTime
      else if (entry.entryType === "longtask") sample.blocking += entry.duration - 50
      else if (entry.entryType === "layout-shift") sample.shift += (entry as LayoutShift).value
      else if ((entry as PerformanceEventTiming).interactionId)
        sample.interaction = Math.max(sample.interaction, entry.duration)
  })
  for (const type of ["largest-contentful-paint", "longtask", "layout-shift"])
    observer.observe({ type, buffered: true })
  // TypeScript has no type for the threshold yet.
  observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit)
  Object.assign(window, { sample })
}

/** Waits, in the page, for the entry of a click. */
const waitForClick = () =>
  new Promise<void>(resolve => {
    const observer = new PerformanceObserver(list => {
      if (list.getEntriesByName("click").length > 0) resolve()
    })
    // TypeScript has no type for the threshold yet.
    observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit)
  })

/** Opens a page with an empty cache. Measures the page on a slow phone or, on a fast network, one of its controls. */
const measure = async (browser: Browser, url: string, control?: Control): Promise<Sample> => {
  // Warms up the server, which compresses a file on the first request.
  if (!(await fetch(url)).ok) throw new Error(`There is no page at ${url}.`)
  const context = await browser.newContext(control?.device ?? phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  if (!control) await session.send("Network.emulateNetworkConditions", network)
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN })
  await page.addInitScript(recordSample)
  await page.goto(url)
  await page.waitForLoadState("networkidle")
  if (control) {
    const element = page.locator(control.selector).filter({ visible: true }).first()
    // Loads the control's script.
    await element.hover()
    await page.waitForTimeout(SETTLE_TIME)
    const { x, y, width, height } = (await element.boundingBox())!
    const click = page.evaluate(waitForClick)
    // Not `element.click()`: its check of the target costs 10 ms in the page.
    await page.mouse.click(x + width / 2, y + height / 2, { delay: PRESS_TIME })
    // A view transition can outlast SETTLE_TIME; without the entry, the time would be that of the press.
    await click
  }
  await page.waitForTimeout(SETTLE_TIME)
  const sample = await page.evaluate(() => (window as unknown as { sample: Sample }).sample)
  await context.close()
  return sample
}

const medianOf = (samples: readonly Sample[], metric: keyof Sample): number =>
  samples.map(sample => sample[metric]).sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN

const bench = async () => {
  const rounds = Number(process.argv[2] ?? 5)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error("Usage: npm run bench [-- rounds]")
  const pages = mainPages()
  const baseline = await serveFolder("scripts/bench", { withBrotli: true })
  const site = await serveFolder("public", { withBrotli: true })
  const browser = await chromium.launch(launchOptions)
  const visits: [name: string, path: string, control?: Control][] = [
    ...[BASELINE_FILE, ...pages.map(({ path }) => path)].map((path): [string, string] => [path, path]),
    ...Object.entries(controls).map(([name, control]): [string, string, Control] => [name, control.path, control]),
  ]
  const samples = new Map<string, Sample[]>(visits.map(([name]) => [name, []]))
  // The first page after the browser's start takes longer.
  await measure(browser, new URL(BASELINE_FILE, baseline.url).href)
  for (let round = 0; round < rounds; round++)
    for (const [name, path, control] of visits) {
      const { href } = new URL(path, path === BASELINE_FILE ? baseline.url : site.url)
      samples.get(name)!.push(await measure(browser, href, control))
    }
  await browser.close()
  for (const server of [baseline, site]) server.stop()
  const median = (name: string, metric: keyof Sample) => medianOf(samples.get(name)!, metric)
  const rows: ({ name: string } & Partial<typeof budgets>)[] = [
    ...pages.map(({ path, html }) => ({
      name: path,
      lcp: Number((median(path, "lcp") / median(BASELINE_FILE, "lcp")).toFixed(2)),
      blocking: median(path, "blocking") - median(BASELINE_FILE, "blocking"),
      shift: median(path, "shift"),
      html: brotliCompressSync(html).length,
    })),
    ...Object.keys(controls).map(name => ({ name, interaction: median(name, "interaction") })),
  ]
  const table = rows.map(row => ({
    ...row,
    exceeded: (Object.keys(budgets) as (keyof typeof budgets)[])
      .filter(metric => (row[metric] ?? 0) > budgets[metric])
      .join(", "),
  }))
  console.table([...table, { name: "budget", ...budgets }], ["name", ...Object.keys(budgets), "exceeded"])
  console.log(`LCP of ${BASELINE_FILE}: ${Math.round(median(BASELINE_FILE, "lcp"))} ms, ${rounds} rounds.`)
  process.exitCode = table.every(({ exceeded }) => exceeded === "") ? 0 : 1
}

void bench()

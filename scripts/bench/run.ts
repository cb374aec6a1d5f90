/**
 * `npm run bench [-- rounds]`: measures a page of each main type against baseline.html, a hand-written page with the same
 * text and no script. Chromium emulates a phone, throttled as in Lighthouse. Pages take turns, so that other load
 * affects all equally: compare ratios, not times. Exits with 1 if a budget is exceeded.
 */
import { brotliCompressSync } from "node:zlib"
import { type Browser, chromium } from "@playwright/test"
import { canonicalPages } from "#tests/site/built-pages"
import { launchOptions } from "../chromium"
import { serveFolder } from "./serve"

/** Mid-range phone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** Slow 4G: throughput in bytes per second, latency in ms. */
const network = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 }
/** The page that all others are compared with. */
const BASELINE_FILE = "baseline.html"
const CPU_SLOWDOWN = 4

/** Milliseconds after load for later LCP candidates. */
const SETTLE_TIME = 500

/** Maxima: LCP as a multiple of the baseline's, blocking ms above it, layout shift, bytes of compressed HTML. */
const budgets = { lcp: 1.15, blocking: 30, shift: 0, html: 14_600 }

interface Sample {
  /** Largest contentful paint, in milliseconds. */
  lcp: number
  /** Total blocking time, in milliseconds. */
  blocking: number
  shift: number
}

/** TypeScript has no type for it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
}

/** Returns one page of each common landing type; the longest service and post. */
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
  ]
  return matches.flatMap(page => page ?? [])
}

/** Init script: records LCP, layout shifts and blocking time over 50 ms. */
const recordSample = () => {
  const sample = { lcp: 0, blocking: 0, shift: 0 }
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if (entry.entryType === "largest-contentful-paint") sample.lcp = entry.startTime
      else if (entry.entryType === "longtask") sample.blocking += entry.duration - 50
      else sample.shift += (entry as LayoutShift).value
  })
  for (const type of ["largest-contentful-paint", "longtask", "layout-shift"])
    observer.observe({ type, buffered: true })
  Object.assign(window, { sample })
}

/** Measures a page on a phone with an empty cache. */
const measure = async (browser: Browser, url: string): Promise<Sample> => {
  // Warms up the server, which compresses a file on the first request.
  if (!(await fetch(url)).ok) throw new Error(`There is no page at ${url}.`)
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", network)
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN })
  await page.addInitScript(recordSample)
  await page.goto(url)
  await page.waitForTimeout(SETTLE_TIME)
  const sample = await page.evaluate(() => (window as unknown as { sample: Sample }).sample)
  await context.close()
  return sample
}

const medianOf = (samples: readonly Sample[], name: keyof Sample): number =>
  samples.map(sample => sample[name]).sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN

const bench = async () => {
  const rounds = Number(process.argv[2] ?? 5)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error("Usage: npm run bench [-- rounds]")
  const pages = mainPages()
  const [baseline, site] = [await serveFolder("scripts/bench"), await serveFolder("public")]
  const browser = await chromium.launch(launchOptions)
  const paths = [BASELINE_FILE, ...pages.map(({ path }) => path)]
  const samples = new Map<string, Sample[]>(paths.map(path => [path, []]))
  for (let round = 0; round < rounds; round++)
    for (const path of paths)
      samples
        .get(path)!
        .push(await measure(browser, new URL(path, path === BASELINE_FILE ? baseline.url : site.url).href))
  await browser.close()
  for (const server of [baseline, site]) server.stop()
  const median = (path: string, name: keyof Sample) => medianOf(samples.get(path)!, name)
  const rows = pages.map(({ path, html }) => {
    const figures = {
      lcp: median(path, "lcp") / median(BASELINE_FILE, "lcp"),
      blocking: median(path, "blocking") - median(BASELINE_FILE, "blocking"),
      shift: median(path, "shift"),
      html: brotliCompressSync(html).length,
    }
    const exceeded = (Object.keys(budgets) as (keyof typeof budgets)[]).filter(name => figures[name] > budgets[name])
    return { page: path, ...figures, lcp: figures.lcp.toFixed(2), exceeded: exceeded.join(", ") }
  })
  console.table([...rows, { page: "budget", ...budgets }])
  console.log(`LCP of ${BASELINE_FILE}: ${Math.round(median(BASELINE_FILE, "lcp"))} ms, ${rounds} rounds.`)
  process.exitCode = rows.every(({ exceeded }) => exceeded === "") ? 0 : 1
}

void bench()

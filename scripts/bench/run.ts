/**
 * `npm run bench [-- rounds]`: what visitors wait for on one page of each main kind, beside floor.html, a hand-written
 * page of the same text without script. A phone's Chromium, slowed down as Lighthouse does it, opens all of them in
 * turn, so that what else the machine does meets all alike: the ratio means something, the times do not. Exits 1 where
 * a bound is missed.
 */
import { brotliCompressSync } from "node:zlib"
import { type Browser, chromium } from "@playwright/test"
import { canonicalPages } from "#tests/site/built-pages"
import { launchOptions } from "../browser"
import { serveFolder } from "./serve"

/** A phone of the middle, and a slow 4G network with bytes a second and milliseconds a request. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 }
const CPU_SLOWDOWN = 4

/** Milliseconds after everything has come in which a page may still paint something larger. */
const REST = 500

/** At most: LCP observed in times of the floor's, milliseconds of blocking above it, layout shift, bytes of HTML. */
const BUDGETS = { lcp: 1.15, blocking: 30, shift: 0, html: 14_600 }

interface Sample {
  /** Largest contentful paint, in milliseconds. */
  lcp: number
  /** Total blocking time, in milliseconds. */
  blocking: number
  shift: number
}

/** TypeScript does not know it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
}

/** One page of each kind that most visitors see first; of services and posts the longest. */
const mainPages = () => {
  const pages = canonicalPages().sort((one, other) => other.html.length - one.html.length)
  const longest = (folder: string, mark = "") =>
    pages.find(({ path, html }) => path.startsWith(folder) && html.includes(mark))
  const one = (address: string) => pages.find(({ path }) => path === address)
  const found = [
    one("/"),
    longest("/services/"),
    one("/pricing"),
    one("/case-studies"),
    longest("/blog/", 'content="article"'),
    one("/contact"),
  ]
  return found.flatMap(page => page ?? [])
}

/** Runs in the page before all else: notes what it paints, what shifts, and what blocks for longer than 50 ms. */
const observe = () => {
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

/** Opens a page as a phone does that has never seen it. */
const measure = async (browser: Browser, url: string): Promise<Sample> => {
  // The server compresses a file when it is first asked for; that is not the page's time.
  if (!(await fetch(url)).ok) throw new Error(`There is no page at ${url}.`)
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", NETWORK)
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN })
  await page.addInitScript(observe)
  await page.goto(url)
  await page.waitForTimeout(REST)
  const sample = await page.evaluate(() => (window as unknown as { sample: Sample }).sample)
  await context.close()
  return sample
}

const medianOf = (samples: readonly Sample[], name: keyof Sample): number =>
  samples.map(sample => sample[name]).sort((one, other) => one - other)[Math.floor(samples.length / 2)] ?? Number.NaN

const bench = async () => {
  const rounds = Number(process.argv[2] ?? 5)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error("Usage: npm run bench [-- rounds]")
  const pages = mainPages()
  const [floor, site] = [await serveFolder("scripts/bench"), await serveFolder("public")]
  const browser = await chromium.launch(launchOptions)
  const addresses = ["floor.html", ...pages.map(({ path }) => path)]
  const samples = new Map<string, Sample[]>(addresses.map(address => [address, []]))
  for (let round = 0; round < rounds; round++)
    for (const address of addresses)
      samples
        .get(address)!
        .push(await measure(browser, new URL(address, address === "floor.html" ? floor.url : site.url).href))
  await browser.close()
  for (const server of [floor, site]) server.stop()
  const of = (address: string, name: keyof Sample) => medianOf(samples.get(address)!, name)
  const rows = pages.map(({ path, html }) => {
    const figures = {
      lcp: of(path, "lcp") / of("floor.html", "lcp"),
      blocking: of(path, "blocking") - of("floor.html", "blocking"),
      shift: of(path, "shift"),
      html: brotliCompressSync(html).length,
    }
    const missed = (Object.keys(BUDGETS) as (keyof typeof BUDGETS)[]).filter(name => figures[name] > BUDGETS[name])
    return { page: path, ...figures, lcp: figures.lcp.toFixed(2), missed: missed.join(", ") }
  })
  console.table([...rows, { page: "at most", ...BUDGETS }])
  console.log(`The floor's LCP: ${Math.round(of("floor.html", "lcp"))} ms, ${rounds} rounds.`)
  process.exitCode = rows.every(({ missed }) => missed === "") ? 0 : 1
}

void bench()

/**
 * `npm run bench [-- --static] [-- --all] [runs] [path ...]`: measures built pages against floor.html, a hand-written
 * page of the same kind of text without script, in interleaved Lighthouse runs (mobile), and what pages weigh. One page
 * of each main kind is measured where none is named, with `--all` every page; with `--static` nothing is timed by the
 * clock, so that it can be run on a busy machine. Absolute times mean nothing across machines; the ratio in one run
 * does. Exits 1 if a bound is missed.
 */
import { brotliCompressSync } from "node:zlib"
import { type BuiltPage, canonicalPages } from "../../tests/site/built-pages"
import { launchBrowser } from "../browser"
import { countElements, firstTouch, PHONE, readersScript } from "./facts"
import { measurePages } from "./lighthouse"
import { workOfLoading } from "./processor"
import { serveFolder } from "./serve"

/** What must hold. The sizes are of brotli. */
const BOUNDS = {
  /** LCP, in times of the floor's: pages of the main kinds, and any other. */
  lcp: { main: 1.05, other: 1.1 },
  /** Milliseconds of blocking above the floor's. */
  blocking: 10,
  /** Style, layout and rendering of the home page, in times of the floor's. */
  layout: 3,
  shift: 0,
  elementsOfHome: 350,
  readersScript: 3_000,
  /** After the first touch of the contact form; the task in milliseconds, on a CPU four times slower. */
  firstTouch: { bytes: 90_000, task: 50 },
  html: { home: 11_000, other: 14_000 },
}

/** One line of the table. */
interface Line {
  page: string
  what: string
  value: string
  bound: string
  verdict: "ok" | "MISSED"
}

const line = (page: string, what: string, value: number, bound: number, digits = 0): Line => {
  const shown = value.toFixed(digits)
  return { page, what, value: shown, bound: `<= ${bound}`, verdict: Number(shown) <= bound ? "ok" : "MISSED" }
}

/** One page of each kind that most visitors see first. */
const mainPaths = (pages: BuiltPage[]): string[] => {
  const longest = (folder: string, mark = "") =>
    pages
      .filter(({ path, html }) => path.startsWith(folder) && html.includes(mark))
      .sort((one, other) => other.html.length - one.html.length)
      .slice(0, 1)
      .map(({ path }) => path)
  return ["/", ...longest("/services/"), "/case-studies", ...longest("/blog/", 'content="article"'), "/pricing"]
}

const weigh = async (pages: BuiltPage[], paths: string[], site: string): Promise<Line[]> => {
  const browser = await launchBrowser()
  const sizes = pages
    .map(({ path, html }) => ({ path, size: brotliCompressSync(html).length }))
    .sort((one, other) => other.size - one.size)
  const home = sizes.find(({ path }) => path === "/")
  const largest = sizes[0]
  const lines = [
    line("/", "HTML, bytes", home?.size ?? Number.NaN, BOUNDS.html.home),
    line(largest?.path ?? "", "HTML of the largest page, bytes", largest?.size ?? Number.NaN, BOUNDS.html.other),
    line("/", "elements", await countElements(browser, site), BOUNDS.elementsOfHome),
  ]
  for (const path of paths)
    lines.push(
      line(
        path,
        "script of a reader, bytes",
        await readersScript(browser, `${site}${path.slice(1)}`),
        BOUNDS.readersScript,
      ),
    )
  const touch = await firstTouch(browser, `${site}contact`)
  await browser.close()
  return [
    ...lines,
    line("/contact", "script after the first touch, bytes", touch.bytes, BOUNDS.firstTouch.bytes),
    line("/contact", "its longest task, ms", touch.longest, BOUNDS.firstTouch.task),
  ]
}

/** What pages do on their thread, by the time of the processor. */
const work = async (runs: number, paths: string[], site: string): Promise<Line[]> => {
  const floorSite = await serveFolder("scripts/bench")
  const browser = await launchBrowser()
  const urls = new Map([
    ["floor", `${floorSite.url}floor.html`],
    ...paths.map(path => [path, new URL(path, site).href] as const),
  ])
  const works = await workOfLoading(browser, runs, urls, PHONE)
  await browser.close()
  floorSite.stop()
  const floor = works.get("floor")
  if (!floor) throw new Error("Nothing was measured.")
  works.delete("floor")
  return [...works].flatMap(([path, { blocking, rendering }]) => [
    line(path, "processor: blocking above the floor's, ms", blocking - floor.blocking, BOUNDS.blocking),
    ...(path === "/"
      ? [line(path, "processor: style, layout, rendering, times", rendering / floor.rendering, BOUNDS.layout, 1)]
      : []),
  ])
}

const time = async (runs: number, paths: string[], mainKinds: string[], site: string): Promise<Line[]> => {
  const floorSite = await serveFolder("scripts/bench")
  const urls = new Map([
    ["floor", `${floorSite.url}floor.html`],
    ...paths.map(path => [path, new URL(path, site).href] as const),
  ])
  const samples = await measurePages(runs, urls)
  floorSite.stop()
  console.table(Object.fromEntries(samples))
  const floor = samples.get("floor")
  if (!floor) throw new Error("Nothing was measured.")
  samples.delete("floor")
  return [...samples].flatMap(([path, page]) => {
    const lcp = mainKinds.includes(path) ? BOUNDS.lcp.main : BOUNDS.lcp.other
    return [
      line(path, "LCP, times the floor's", page.lcp / floor.lcp, lcp, 2),
      line(path, "blocking above the floor's, ms", page.blocking - floor.blocking, BOUNDS.blocking),
      line(path, "layout shift", page.shift, BOUNDS.shift, 3),
      ...(path === "/"
        ? [line(path, "style, layout, rendering, times", page.layout / floor.layout, BOUNDS.layout, 1)]
        : []),
    ]
  })
}

const bench = async () => {
  const asked = process.argv.slice(2)
  const isFlag = (word: string) => word.startsWith("--")
  const runs = Number(asked.find(word => /^\d+$/.test(word)) ?? 5)
  const named = asked.filter(word => word.startsWith("/"))
  const flags = asked.filter(isFlag)
  const unknown = asked.filter(word => !isFlag(word) && !/^\d+$|^\//.test(word))
  if (unknown.length > 0 || flags.some(flag => !["--static", "--all"].includes(flag)))
    throw new Error("Usage: npm run bench [-- --static] [-- --all] [runs] [path ...]")
  const pages = canonicalPages()
  const mainKinds = mainPaths(pages)
  const paths = flags.includes("--all") ? pages.map(({ path }) => path) : named.length > 0 ? named : mainKinds
  const site = await serveFolder("public")
  const lines = [...(await weigh(pages, paths, site.url)), ...(await work(runs, paths, site.url))]
  if (!flags.includes("--static")) lines.push(...(await time(runs, paths, mainKinds, site.url)))
  site.stop()
  console.table(lines)
  process.exitCode = lines.every(({ verdict }) => verdict === "ok") ? 0 : 1
}

void bench()

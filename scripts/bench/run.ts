/**
 * `npm run bench [-- --static] [runs] [path ...]`: measures built pages against floor.html, a hand-written page of the
 * same kind of text without script, in interleaved Lighthouse runs (mobile), and what pages weigh. One page of each
 * main kind is measured where none is named. With `--static` nothing is timed by the clock, so that it can be run on a
 * busy machine. Absolute times mean nothing across machines; the ratio in one run does. Exits 1 if a bound is missed.
 */
import { type BuiltPage, canonicalPages } from "../../tests/site/built-pages"
import { launchBrowser } from "../browser"
import { PHONE } from "./facts"
import { startLighthouse } from "./lighthouse"
import { BOUNDS, line, type Line, told } from "./lines"
import { workOfLoading } from "./processor"
import { inRounds, type Plan } from "./rounds"
import { serveFolder } from "./serve"
import { weigh } from "./weigh"

const USAGE = "Usage: npm run bench [-- --static] [runs] [path ...]"

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

/** What pages do on their thread, by the time of the processor. */
const work = async (plan: Plan): Promise<Line[]> => {
  const browser = await launchBrowser()
  const lines = await inRounds(
    plan,
    url => workOfLoading(browser, url, PHONE),
    (path, { blocking, rendering }, floor) => [
      line(path, "processor: blocking above the floor's, ms", blocking - floor.blocking, BOUNDS.blocking),
      ...(path === "/"
        ? [line(path, "processor: style, layout, rendering, times", rendering / floor.rendering, BOUNDS.layout, 1)]
        : []),
    ],
  )
  await browser.close()
  return lines
}

/**
 * What Lighthouse tells.
 * @param pictured pages whose first screen has a picture that is fetched: a photograph, or a portrait
 */
const time = async (plan: Plan, pictured: Set<string>): Promise<Line[]> =>
  inRounds(plan, await startLighthouse(), (path, page, floor) => [
    line(
      path,
      "LCP observed, times the floor's",
      page.lcp / floor.lcp,
      BOUNDS.lcp[pictured.has(path) ? "photo" : "other"],
      2,
    ),
    told(path, "LCP simulated, times the floor's", page.simulated / floor.simulated, 2),
    line(path, "blocking above the floor's, ms", page.blocking - floor.blocking, BOUNDS.blocking),
    line(path, "layout shift", page.shift, BOUNDS.shift, 3),
    ...(path === "/"
      ? [line(path, "style, layout, rendering, times", page.layout / floor.layout, BOUNDS.layout, 1)]
      : []),
  ])

/** What is asked for on the command line. */
const readCommand = () => {
  const words = process.argv.slice(2)
  if (words.some(word => word !== "--static" && !/^\d+$|^\//.test(word))) throw new Error(USAGE)
  return {
    rounds: Number(words.find(word => /^\d+$/.test(word)) ?? 5),
    named: words.filter(word => word.startsWith("/")),
    isStatic: words.includes("--static"),
  }
}

const bench = async () => {
  const started = performance.now()
  const { rounds, named, isStatic } = readCommand()
  const pages = canonicalPages()
  const paths = named.length > 0 ? named : mainPaths(pages)
  const floor = await serveFolder("scripts/bench")
  const site = await serveFolder("public")
  const plan: Plan = {
    floor: `${floor.url}floor.html`,
    pages: new Map(paths.map(path => [path, new URL(path, site.url).href])),
    rounds,
  }
  const lines = [...(await weigh(pages, paths, site.url)), ...(await work(plan))]
  const pictured = pages.filter(({ html }) => html.includes('fetchPriority="high"')).map(({ path }) => path)
  if (!isStatic) lines.push(...(await time(plan, new Set(pictured))))
  for (const server of [floor, site]) server.stop()
  console.table(lines)
  console.log(`${Math.round((performance.now() - started) / 60_000)} minutes.`)
  process.exitCode = lines.every(({ verdict }) => verdict === "ok") ? 0 : 1
}

void bench()

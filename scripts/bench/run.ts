/**
 * `npm run bench [-- --static] [-- --table | --all] [runs] [path ...]`: measures built pages against floor.html, a
 * hand-written page of the same kind of text without script, in interleaved Lighthouse runs (mobile), and what pages
 * weigh. One page of each main kind is measured where none is named. `--table` tells of every bound in a quarter of an
 * hour: the main kinds and the floor in five rounds, each other page in one of them, and pages with photographs, from a
 * copy that is built meanwhile; of the other pages it prints the worst, and whatever misses a bound. `--all` measures
 * every page in every round, which takes an hour. With `--static` nothing is timed by the clock, so that it can be run
 * on a busy machine. Absolute times mean nothing across machines; the ratio in one run does. Exits 1 if a bound is
 * missed.
 */
import { rmSync } from "node:fs"
import { join } from "node:path"
import { type BuiltPage, canonicalPages } from "../../tests/site/built-pages"
import { launchBrowser } from "../browser"
import { copyProject } from "../copy-project"
import { PHONE } from "./facts"
import { startLighthouse } from "./lighthouse"
import { BOUNDS, line, type Line, told } from "./lines"
import { buildPhotoPages } from "./photo-pages"
import { workOfLoading } from "./processor"
import { inRounds, type Plan } from "./rounds"
import { serveFolder } from "./serve"
import { weigh } from "./weigh"

/** What a page is called whose first screen has a photograph: it stands in a copy of the site. */
const PHOTO = "photograph: "
const USAGE = "Usage: npm run bench [-- --static] [-- --table | --all] [runs] [path ...]"

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

/** Pages whose first screen has a picture that is fetched: a photograph, or a portrait. */
const picturedPaths = (pages: BuiltPage[]): string[] =>
  pages.filter(({ html }) => html.includes('fetchPriority="high"')).map(({ path }) => path)

const boundOfPaint = (path: string, mainKinds: string[], pictured: string[]): number => {
  if (path.startsWith(PHOTO) || pictured.includes(path)) return BOUNDS.lcp.photo
  return mainKinds.includes(path) ? BOUNDS.lcp.main : BOUNDS.lcp.other
}

const time = async (plan: Plan, mainKinds: string[], pictured: string[]): Promise<Line[]> =>
  inRounds(plan, await startLighthouse(), (path, page, floor) => [
    line(path, "LCP observed, times the floor's", page.lcp / floor.lcp, boundOfPaint(path, mainKinds, pictured), 2),
    told(path, "LCP simulated, times the floor's", page.simulated / floor.simulated, 2),
    line(path, "blocking above the floor's, ms", page.blocking - floor.blocking, BOUNDS.blocking),
    line(path, "layout shift", page.shift, BOUNDS.shift, 3),
    ...(path === "/"
      ? [line(path, "style, layout, rendering, times", page.layout / floor.layout, BOUNDS.layout, 1)]
      : []),
  ])

/** Leaves, of pages that were measured once, what misses a bound, and the worst of each kind. */
const shorten = (lines: Line[], once: Map<string, string>): Line[] => {
  const worst = new Map<string, Line>()
  for (const told of lines)
    if (once.has(told.page) && Number(told.value) > Number(worst.get(told.what)?.value ?? -Infinity))
      worst.set(told.what, told)
  const isShown = (told: Line) =>
    !once.has(told.page) || told.page.startsWith(PHOTO) || told.verdict === "MISSED" || worst.get(told.what) === told
  return lines.filter(isShown)
}

/** What is asked for on the command line. */
const readCommand = () => {
  const asked = process.argv.slice(2)
  const isFlag = (word: string) => word.startsWith("--")
  const flags = asked.filter(isFlag)
  const unknown = asked.filter(word => !isFlag(word) && !/^\d+$|^\//.test(word))
  if (unknown.length > 0 || flags.some(flag => !["--static", "--all", "--table"].includes(flag))) throw new Error(USAGE)
  return {
    rounds: Number(asked.find(word => /^\d+$/.test(word)) ?? 5),
    named: asked.filter(word => word.startsWith("/")),
    isTable: flags.includes("--table"),
    isAll: flags.includes("--all"),
    isStatic: flags.includes("--static"),
  }
}

const bench = async () => {
  const started = performance.now()
  const { rounds, named, isTable, isAll, isStatic } = readCommand()
  const pages = canonicalPages()
  const all = pages.map(({ path }) => path)
  const mainKinds = mainPaths(pages)
  const some = named.length > 0 && !isTable ? named : mainKinds
  const often = isAll ? all : some
  const once = isTable ? all.filter(path => !often.includes(path)) : []
  const floor = await serveFolder("scripts/bench")
  const site = await serveFolder("public")
  const at = (base: string, paths: string[], before = "") =>
    paths.map(path => [before + path, new URL(path, base).href] as const)
  const plan: Plan = {
    floor: `${floor.url}floor.html`,
    often: new Map(at(site.url, often)),
    once: new Map(at(site.url, once)),
    rounds,
  }
  const copy = isTable && !isStatic ? copyProject() : undefined
  try {
    const [lines, photographs] = await Promise.all([
      weigh(pages, [...often, ...once], site.url),
      copy ? buildPhotoPages(copy) : [],
    ])
    lines.push(...(await work(plan)))
    const photos = copy === undefined ? undefined : await serveFolder(join(copy, "public"))
    if (photos) for (const [page, url] of at(photos.url, photographs, PHOTO)) plan.once.set(page, url)
    if (!isStatic) lines.push(...(await time(plan, mainKinds, picturedPaths(pages))))
    for (const server of [floor, site, photos]) server?.stop()
    console.table(shorten(lines, plan.once))
    console.log(`${Math.round((performance.now() - started) / 60_000)} minutes.`)
    process.exitCode = lines.every(({ verdict }) => verdict === "ok") ? 0 : 1
  } finally {
    if (copy) rmSync(copy, { recursive: true })
  }
}

void bench()

import { existsSync, mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import pixelmatch from "pixelmatch"
import type { Browser, Page, Route } from "@playwright/test"
import sharp from "sharp"
import { launchBrowser } from "../../scripts/browser"
import type { Difference } from "./differences"
import { pagesIn } from "./pages"

const WIDTHS = [390, 768, 1440]
const SCHEMES = { light: "day", dark: "night" } as const
/** No such host is asked: pages come from the folder of their build. */
const ORIGIN = "http://site.compare"
/** A busy machine rounds a few pixels otherwise now and then: what differs so little has to differ so many times. */
const [LITTLE, SHOTS] = [0.001, 4]

/** Style whose fonts are there with it: a browser that asks for them may paint before, or ask again while it does. */
const withFonts = (folder: string, file: string) =>
  readFileSync(join(folder, file), "utf8")
    .replaceAll("font-display:optional", "font-display:block")
    .replaceAll(/url\((\/[^)]+\.woff2)\)/g, (_, font: string) => {
      return `url(data:font/woff2;base64,${readFileSync(join(folder, font)).toString("base64")})`
    })

const answer = (folder: string, pages: Map<string, string>) => async (route: Route) => {
  const { origin, pathname } = new URL(route.request().url())
  const file = pages.get(pathname) ?? decodeURIComponent(pathname)
  if (origin !== ORIGIN || !existsSync(join(folder, file))) return route.fulfill({ status: 404, body: "" })
  if (!/\.(html|css)$/.test(file)) return route.fulfill({ path: join(folder, file) })
  const contentType = file.endsWith(".css") ? "text/css" : "text/html; charset=utf-8"
  return route.fulfill({ body: withFonts(folder, file), contentType })
}

/** A tab that shows pages of a build on a first visit, at a moment that stands still. */
const openTab = async (browser: Browser, folder: string): Promise<Page> => {
  const page = await browser.newPage({
    ...{ reducedMotion: "reduce", locale: "en-US", timezoneId: "UTC", serviceWorkers: "block" },
    // The policy of a page knows its styles by their hash, and fonts are asked for in another way here.
    bypassCSP: true,
  })
  await page.route("**/*", answer(folder, pagesIn(folder)))
  await page.addInitScript("localStorage.clear(); sessionStorage.clear()")
  await page.clock.setFixedTime(new Date().setUTCHours(12, 0, 0, 0))
  return page
}

const shoot = async (page: Page, address: string, width: number, colorScheme: keyof typeof SCHEMES) => {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme })
  // As from another page of the site, which has brought the fonts.
  await page.goto(ORIGIN + address, { referer: `${ORIGIN}/`, waitUntil: "networkidle" })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager"
    // Some faces stand in for system fonts that are not there; some pictures are of no size at this width.
    const pictures = [...document.images].map(image => image.decode())
    await Promise.allSettled([...pictures, ...[...document.fonts].map(face => face.load())])
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
  await page.mouse.move(0, 0)
  return page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" })
}

/** Writes two pictures if they are not the same, and tells which part of them differs. */
const comparePictures = async (shots: readonly Buffer[], folder: string, name: string) => {
  const sizes = await Promise.all(shots.map(shot => sharp(shot).metadata()))
  // A page that scrolls sideways makes a wider picture.
  const [width, height] = [Math.max(...sizes.map(size => size.width)), Math.max(...sizes.map(size => size.height))]
  const [before, after] = await Promise.all(
    shots.map((shot, side) => {
      const [right, bottom] = [width - sizes[side]!.width, height - sizes[side]!.height]
      return sharp(shot).ensureAlpha().extend({ right, bottom, background: "#f0f" }).raw().toBuffer()
    }),
  )
  const count = pixelmatch(before!, after!, undefined, width, height, { threshold: 0.01, includeAA: true })
  if (count === 0) return undefined
  const files = ["before", "after"].map(side => `${name}-${side}.jpg`)
  await Promise.all(shots.map((shot, side) => sharp(shot).jpeg().toFile(join(folder, files[side]!))))
  return { before: files[0]!, after: files[1]!, share: count / (width * height) }
}

/**
 * Takes pictures of pages before and after, at three widths, by day, and by night where day differs.
 * @param pairs addresses before and after
 * @param builds folders of both builds
 * @param folder where what differs is written
 */
export const lookAtPages = async (
  pairs: readonly [string, string][],
  builds: [string, string],
  folder: string,
): Promise<Difference[]> => {
  mkdirSync(join(folder, "pictures"), { recursive: true })
  const tasks = WIDTHS.flatMap(width => pairs.map(pair => ({ width, pair })))
  const differences: Difference[] = []
  const browser = await launchBrowser()
  const look = async (tabs: Page[], pair: [string, string], width: number, scheme: keyof typeof SCHEMES) => {
    const file = `pictures/${pair[1].replaceAll("/", "-").slice(1) || "home"}-${width}-${scheme}`
    let found: Awaited<ReturnType<typeof comparePictures>>
    for (let shot = 0; shot < SHOTS && (!found || found.share < LITTLE); shot++) {
      const shots = await Promise.all(tabs.map((tab, side) => shoot(tab, pair[side]!, width, scheme)))
      found = shots[0]!.equals(shots[1]!) ? undefined : await comparePictures(shots, folder, file)
      if (!found) return false
    }
    differences.push({ kind: "pictures", page: pair[1], place: `${width} px, ${SCHEMES[scheme]}`, ...found! })
    return true
  }
  const work = async () => {
    const tabs = await Promise.all(builds.map(build => openTab(browser, build)))
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      const { width, pair } = task
      // The first page stands for what differs by night alone.
      if ((await look(tabs, pair, width, "light")) || pair === pairs[0]) await look(tabs, pair, width, "dark")
    }
  }
  try {
    await Promise.all([work(), work()])
  } finally {
    await browser.close()
  }
  return differences.sort((one, other) => one.page!.localeCompare(other.page!))
}

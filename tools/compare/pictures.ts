import { mkdirSync } from "node:fs"
import { join } from "node:path"
import pixelmatch from "pixelmatch"
import type { Browser, Page, Route } from "playwright-core"
import sharp from "sharp"
import { launchBrowser } from "../../scripts/browser"
import { type BuildFiles, pagesIn, readFile, readText } from "./build-files"
import type { Difference } from "./differences"

const WIDTHS = [390, 1440]
const SCHEMES = { light: "day", dark: "night" } as const
/** No such host is asked: pages come from the folder of their build. */
const ORIGIN = "http://site.compare"
/** A busy machine rounds a few pixels otherwise now and then: what differs so little has to differ so many times. */
const [LITTLE, SHOTS] = [0.001, 4]
/** Rows of pixels around a difference that are shown with it. */
const AROUND = 160

/** Style whose fonts are there with it: a browser that asks for them may paint before, or ask again while it does. */
const withFonts = (text: string, build: BuildFiles) =>
  text
    .replaceAll("font-display:optional", "font-display:block")
    .replaceAll(/url\((\/[^)]+\.woff2)\)/g, (_, file: string) => {
      return `url(data:font/woff2;base64,${readFile(build, file).toString("base64")})`
    })

const answer = (build: BuildFiles, pages: Map<string, string>) => async (route: Route) => {
  const { origin, pathname } = new URL(route.request().url())
  const file = pages.get(pathname) ?? decodeURIComponent(pathname)
  if (origin !== ORIGIN || !build.addresses.has(file)) return route.fulfill({ status: 404, body: "" })
  if (!/\.(html|css)$/.test(file)) return route.fulfill({ path: join(build.folder, file) })
  const contentType = file.endsWith(".css") ? "text/css" : "text/html; charset=utf-8"
  return route.fulfill({ body: withFonts(readText(build, file), build), contentType })
}

/** A tab that shows pages of a build on a first visit, at a moment that stands still. */
const openTab = async (browser: Browser, build: BuildFiles, time: Date): Promise<Page> => {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "UTC",
    // The policy of a page knows its styles by their hash, and fonts are asked for in another way here.
    bypassCSP: true,
    serviceWorkers: "block",
  })
  await context.route("**/*", answer(build, pagesIn(build)))
  await context.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(time)
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
    const arrivals = [
      ...[...document.images].map(image => image.decode()),
      ...[...document.fonts].map(face => face.load()),
    ]
    await Promise.allSettled(arrivals)
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
  await page.mouse.move(0, 0)
  return page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" })
}

/** Writes the rows in which two pictures differ; nothing if they are the same. */
const comparePictures = async (shots: [Buffer, Buffer], folder: string, name: string) => {
  if (shots[0].equals(shots[1])) return undefined
  const sizes = await Promise.all(shots.map(shot => sharp(shot).metadata()))
  const [width, height] = [sizes[0]!.width, Math.max(...sizes.map(size => size.height))]
  const onSheet = async (shot: Buffer, index: number) => {
    const bottom = height - sizes[index]!.height
    return sharp(shot).ensureAlpha().extend({ bottom, background: "#f0f" }).raw().toBuffer()
  }
  const [before, after] = (await Promise.all(shots.map(onSheet))) as [Buffer, Buffer]
  const mask = Buffer.alloc(width * height * 4)
  const count = pixelmatch(before, after, mask, width, height, { threshold: 0, includeAA: true, diffMask: true })
  if (count === 0) return undefined
  const raw = { width, height, channels: 4 as const }
  const [rows] = await Promise.all([
    sharp(mask, { raw }).trim({ background: "#0000", threshold: 0 }).toBuffer({ resolveWithObject: true }),
  ])
  const top = Math.max(0, -rows.info.trimOffsetTop! - AROUND)
  const bottom = Math.min(height, -rows.info.trimOffsetTop! + rows.info.height + AROUND)
  const write = async (pixels: Buffer, file: string) => {
    const picture = sharp(pixels, { raw }).extract({ left: 0, top, width, height: bottom - top })
    await (file.endsWith(".png") ? picture.png({ palette: true, colours: 2 }) : picture.jpeg()).toFile(
      join(folder, file),
    )
    return file
  }
  return {
    before: await write(before, `${name}-before.jpg`),
    after: await write(after, `${name}-after.jpg`),
    mask: await write(mask, `${name}-mask.png`),
    share: count / (width * height),
  }
}

/**
 * Takes pictures of pages before and after, at both widths, by day, and by night where day differs.
 * @param pairs addresses before and after
 * @param folder where what differs is written
 */
export const lookAtPages = async (
  pairs: readonly [string, string][],
  builds: [BuildFiles, BuildFiles],
  time: Date,
  folder: string,
): Promise<Difference[]> => {
  mkdirSync(join(folder, "pictures"), { recursive: true })
  const tasks = WIDTHS.flatMap(width => pairs.map(pair => ({ width, pair })))
  if (tasks.length === 0) return []
  const differences: Difference[] = []
  const browser = await launchBrowser()
  const work = async () => {
    const tabs = await Promise.all(builds.map(build => openTab(browser, build, time)))
    for (let task = tasks.shift(); task; task = tasks.shift())
      for (const [scheme, name] of Object.entries(SCHEMES) as [keyof typeof SCHEMES, string][]) {
        const { width, pair } = task
        const file = `pictures/${pair[1].replaceAll("/", "-").slice(1) || "home"}-${width}-${scheme}`
        let found: Awaited<ReturnType<typeof comparePictures>>
        for (let shot = 0; shot < SHOTS && (!found || found.share < LITTLE); shot++) {
          const shots = await Promise.all(tabs.map((tab, side) => shoot(tab, pair[side]!, width, scheme)))
          found = await comparePictures(shots as [Buffer, Buffer], folder, file)
          if (!found) break
        }
        if (found) differences.push({ kind: "pictures", page: pair[1], place: `${width} px, ${name}`, ...found })
        // Night comes second; the first page stands for what differs by night alone.
        else if (pair !== pairs[0]) break
      }
  }
  try {
    await Promise.all([work(), work()])
  } finally {
    await browser.close()
  }
  return differences.sort((one, other) => one.page!.localeCompare(other.page!))
}

/**
 * `npm run screenshots [-- /pricing /about]`: takes a picture of every page of the build in `public/` in every look, or
 * only of the routes named, and writes to `screenshots/`: the whole pages, `index.html` with all of them side by side,
 * and the same assembled to sheets.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { pathToFileURL } from "node:url"
import type { Browser } from "playwright-core"
import sharp from "sharp"
import { canonicalPages } from "../../tests/site/built-pages"
import { serveFolder } from "../bench/serve"
import { launchBrowser } from "../browser"
import { indexPage, lookSheet, routeSheet } from "./sheets"
import { FOLDER, LOOKS, type Look, nameOf, pictureOf, type Shot, thumbnailOf, thumbnailWidth } from "./shots"

/** Takes the pictures of all routes in one look, one after the other in one tab. */
const shoot = async (browser: Browser, url: string, look: Look, routes: readonly string[]): Promise<Shot[]> => {
  const { width, scheme } = look
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: scheme,
    // Nothing waits to be revealed, nothing is caught in the middle of a movement.
    reducedMotion: "reduce",
  })
  const page = await context.newPage()
  const shots: Shot[] = []
  for (const route of routes) {
    // As from another page of the site: phones then show its fonts at once.
    await page.goto(new URL(route, url).href, { referer: url })
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager"
      await Promise.all([
        document.fonts.ready,
        ...[...document.images].map(image => image.decode().catch(() => undefined)),
      ])
    })
    const picture = await page.screenshot({
      path: `${FOLDER}/${pictureOf(route, look)}`,
      fullPage: true,
      type: "jpeg",
      quality: 85,
    })
    const { width: thumbWidth, height } = await sharp(picture)
      .resize({ width: thumbnailWidth(look) })
      .jpeg({ quality: 85 })
      .toFile(`${FOLDER}/${thumbnailOf(route, look)}`)
    shots.push({ route, look, width: thumbWidth, height })
  }
  await context.close()
  return shots
}

/** Writes a page and its picture: sheets are looked at as pictures, and read from the folder of the thumbnails. */
const writeSheet = async (browser: Browser, name: string, html: string) => {
  const file = `${FOLDER}/sheets/${name}.html`
  writeFileSync(file, html)
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } })
  await page.goto(pathToFileURL(file).href)
  await page.screenshot({ path: `${FOLDER}/sheets/${name}.jpg`, fullPage: true, type: "jpeg", quality: 85 })
  await page.close()
  rmSync(file)
}

const run = async () => {
  const started = performance.now()
  const all = canonicalPages().map(({ path }) => path)
  const asked = process.argv.slice(2)
  const unknown = asked.filter(route => !all.includes(route))
  if (unknown.length > 0)
    throw new Error(`No page in public/ has the address ${unknown.join(", ")}. There are:\n${all.join("\n")}`)
  const routes = asked.length > 0 ? asked : all

  rmSync(FOLDER, { recursive: true, force: true })
  for (const folder of ["pages", "thumbnails", "sheets"]) mkdirSync(`${FOLDER}/${folder}`, { recursive: true })
  const [browser, site] = await Promise.all([launchBrowser(), serveFolder("public")])
  try {
    const shots = (await Promise.all(LOOKS.map(look => shoot(browser, site.url, look, routes)))).flat()
    writeFileSync(`${FOLDER}/index.html`, indexPage(routes, shots))
    for (const look of LOOKS) await writeSheet(browser, `all-${look.width}-${look.scheme}`, lookSheet(look, shots))
    for (const route of routes) {
      for (const scheme of ["light", "dark"] as const)
        await writeSheet(browser, `${nameOf(route)}-${scheme}`, routeSheet(route, scheme, shots))
    }
    console.log(
      `${shots.length} pictures of ${routes.length} pages in ${Math.round((performance.now() - started) / 1000)} s: ${FOLDER}/index.html`,
    )
  } finally {
    site.stop()
    await browser.close()
  }
}

void run()

import assert from "node:assert/strict"
import { after, before, describe, test } from "node:test"
import { canonicalPages } from "../site/built-pages"
import { siteUrl, visit, windowOf } from "../site/site"
import { findFirefox, type Firefox, launchFirefox } from "./firefox"
import { common, missingOf, seen } from "./readable"

/**
 * Whatever file is missing from the folders that pages take files from, every page is readable, in order, and with its
 * links. All files of a folder are missing at once, which is more than one.
 */
const FOLDERS = ["scripts", "styles", "islands", "drawings"]
const WIDTHS = [390, 1440]

/** What is there of a page for somebody who has scrolled through it, and touched what can be touched. */
interface Found {
  texts: string[]
  links: string[]
  sideways: number
  /** Sections that stand above the one before them. */
  outOfOrder: number
}

/** A browser: what a visitor finds on a page while the files of a folder are missing. */
type Look = (path: string, width: number, missing?: string) => Promise<Found>

/** Runs in the page. */
const touchAll = () => {
  for (const one of document.querySelectorAll(":is([data-island], [data-at-touch]) :is(input, a)"))
    one.dispatchEvent(new Event("focusin", { bubbles: true }))
}
const linksSeen = () =>
  [...document.querySelectorAll("a[href]")].flatMap(link =>
    link.getClientRects().length > 0 ? (link.getAttribute("href") ?? []) : [],
  )
const sectionsOutOfOrder = () => {
  const tops = [...document.querySelectorAll("main > section")].map(section => section.getBoundingClientRect().top)
  return tops.filter((top, index) => index > 0 && top < tops[index - 1]!).length
}

const wait = (time: number) => new Promise(done => setTimeout(done, time))
/** Milliseconds after which what was asked for has come, or has not. */
const PAUSE = 150

interface Evaluates {
  evaluate: <Result>(run: () => Result) => Promise<Result>
}

const findOn = async (page: Evaluates): Promise<Found> => {
  await page.evaluate(touchAll)
  await wait(PAUSE)
  const { texts, sideways } = await page.evaluate(seen)
  return {
    texts,
    sideways,
    links: await page.evaluate(linksSeen),
    outOfOrder: await page.evaluate(sectionsOutOfOrder),
  }
}

const inChromium: Look = async (path, width, missing) => {
  let found: Found | undefined
  await visit("/robots.txt", { width }, async ({ page }) => {
    if (missing) await page.route(`**/${missing}/**`, route => route.fulfill({ status: 404, body: "" }))
    await page.goto(new URL(path, page.url()).href)
    found = await findOn(page)
  })
  return found!
}

/** What a page says and leads to without any script. */
const withoutScript = async (path: string, width: number): Promise<Pick<Found, "texts" | "links">> => {
  let found: Pick<Found, "texts" | "links"> | undefined
  await visit(path, { width, javaScriptEnabled: false }, async ({ page }) => {
    found = { texts: (await page.evaluate(seen)).texts, links: await page.evaluate(linksSeen) }
  })
  return found!
}

const asked = async (look: Look) => {
  const problems: string[] = []
  for (const { path, html } of canonicalPages())
    for (const width of WIDTHS) {
      const [whole, plain] = [await look(path, width), await withoutScript(path, width)]
      const texts = common(whole.texts, plain.texts)
      const links = common(whole.links, plain.links)
      assert.ok(texts.length > 10 && links.length > 10, path)
      for (const folder of FOLDERS.filter(folder => html.includes(`/${folder}/`))) {
        const found = await look(path, width, folder)
        const wrong = [
          ...missingOf(texts, found.texts).slice(0, 3),
          ...missingOf(links, found.links).slice(0, 3),
          ...(found.sideways > 0 ? [`${found.sideways} px sideways`] : []),
          ...(found.outOfOrder > whole.outOfOrder ? ["out of order"] : []),
        ]
        if (wrong.length > 0) problems.push(`${path} at ${width} px without ${folder}: ${wrong.join(" | ")}`)
      }
    }
  assert.deepEqual(problems, [])
}

describe("without the files of a folder every page is readable", () => {
  test("in Chromium", () => asked(inChromium))

  describe("in Firefox", { skip: findFirefox() ? false : "there is no Firefox on this machine" }, () => {
    let firefox: Firefox
    before(async () => {
      firefox = await launchFirefox()
    })
    after(() => firefox?.close())

    test("too", () =>
      asked(async (path, width, missing) => {
        const page = await firefox.newPage()
        try {
          await page.setViewport(windowOf(width))
          await page.evaluateOnNewDocument("globalThis.__name = value => value")
          if (missing) {
            await page.setRequestInterception(true)
            page.on("request", request => {
              const isMissing = new URL(request.url()).pathname.startsWith(`/${missing}/`)
              void (isMissing ? request.respond({ status: 404, body: "" }) : request.continue())
            })
          }
          await page.goto(siteUrl + path)
          return await findOn(page)
        } finally {
          await page.close()
        }
      }))
  })
})

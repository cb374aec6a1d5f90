import assert from "node:assert/strict"
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, before, describe, test } from "node:test"
import type { Browser, Page } from "playwright-core"
import { launchBrowser } from "../../scripts/browser"
import { canonicalPages } from "./built-pages"
import { cutLettering } from "./every-page/look"
import { ofFirst, sideways, siteUrl, untilWhole, windowOf } from "./site"

/** Where Debian has a font that is a tenth wider than most. */
const DEJAVU = "/usr/share/fonts/truetype/dejavu"
const FONTS = "**/*.woff2"
/** Tabs that are open at once. */
const AT_ONCE = 2

const { skip } = ofFirst
const whyNot = existsSync(DEJAVU) ? skip : `there is no DejaVu in ${DEJAVU}: install fonts-dejavu-core`

/** A system that has DejaVu and nothing else, and a site whose own fonts do not come. */
describe("where DejaVu is the only font", { skip: whyNot }, () => {
  let browser: Browser
  const folder = mkdtempSync(join(tmpdir(), "few-fonts-"))
  before(async () => {
    const config = join(folder, "fonts.conf")
    writeFileSync(
      config,
      `<fontconfig><include>/etc/fonts/conf.d</include><dir>${DEJAVU}</dir><cachedir>${folder}</cachedir></fontconfig>`,
    )
    browser = await launchBrowser([], { FONTCONFIG_FILE: config })
  })
  after(async () => {
    await browser.close()
    rmSync(folder, { recursive: true })
  })

  const problemsAt = async (width: number, problemsOf: (page: Page) => Promise<string[]>) => {
    const paths = canonicalPages().map(({ path }) => path)
    const problems: string[] = []
    const context = await browser.newContext({ viewport: windowOf(width) })
    await context.route(FONTS, route => route.abort())
    const askAll = async () => {
      const page = await context.newPage()
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
        await page.goto(siteUrl + path)
        await untilWhole(page)
        for (const problem of await problemsOf(page)) problems.push(`${path}: ${problem}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, askAll))
    await context.close()
    return problems
  }

  test("no page scrolls sideways at 320 px", async () =>
    assert.deepEqual(
      await problemsAt(320, async page => {
        const width = await sideways(page)
        return width > 0 ? [`${width} px`] : []
      }),
      [],
    ))

  test("no lettering is cut at 390 px", async () => assert.deepEqual(await problemsAt(390, cutLettering), []))
})

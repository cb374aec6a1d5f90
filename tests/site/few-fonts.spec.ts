import assert from "node:assert/strict"
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { isFull, resize, sideways, siteUrl, test, untilWhole, windowOf } from "./site"
import { type Browser, chromium } from "@playwright/test"
import { launchOptions } from "../../scripts/browser"
import { canonicalPages, isFurther } from "./built-pages"
import { cutLettering } from "./every-page/look"

/** Where Debian has a font that is a tenth wider than most. */
const DEJAVU = "/usr/share/fonts/truetype/dejavu"
const FONTS = "*.woff2"
const [PHONE, NARROW] = [390, 320]
/** Tabs that are open at once. */
const AT_ONCE = 2

/** A system that has DejaVu and nothing else, and a site whose own fonts do not come. */
test.describe("where DejaVu is the only font", () => {
  test.skip(!existsSync(DEJAVU), `there is no DejaVu in ${DEJAVU}: install fonts-dejavu-core`)

  let browser: Browser
  const folder = mkdtempSync(join(tmpdir(), "few-fonts-"))
  test.beforeAll(async () => {
    const config = join(folder, "fonts.conf")
    writeFileSync(
      config,
      `<fontconfig><include>/etc/fonts/conf.d</include><dir>${DEJAVU}</dir><cachedir>${folder}</cachedir></fontconfig>`,
    )
    browser = await chromium.launch({ ...launchOptions, env: { ...process.env, FONTCONFIG_FILE: config } })
  })
  test.afterAll(async () => {
    await browser.close()
    rmSync(folder, { recursive: true })
  })

  /** The first page of each kind is opened once, on a phone, and asked in a narrower window too. */
  test("no lettering is cut at 390 px, and no page scrolls sideways at 320 px", async () => {
    const paths = canonicalPages()
      .filter(({ path }, _, all) => isFull || !isFurther(path, all))
      .map(({ path }) => path)
    const problems: string[] = []
    const context = await browser.newContext({ viewport: windowOf(PHONE) })
    const askAll = async () => {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send("Network.enable")
      await session.send("Network.setBlockedURLs", { urls: [FONTS] })
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
        await resize(page, PHONE)
        await page.goto(siteUrl + path)
        await untilWhole(page)
        for (const problem of await cutLettering(page)) problems.push(`${path}: ${problem}`)
        await resize(page, NARROW)
        const width = await sideways(page)
        if (width > 0) problems.push(`${path}: ${width} px`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, askAll))
    await context.close()
    assert.deepEqual(problems, [])
  })
})

import { brotliCompressSync } from "node:zlib"
import type { Browser, Page } from "playwright-core"

/** A phone of ordinary size. */
const PHONE = { width: 412, height: 823 }

/**
 * Counts the elements of a page once it is there, with what its scripts have added.
 * @param url address of the page
 */
export const countElements = async (browser: Browser, url: string): Promise<number> => {
  const page = await browser.newPage({ viewport: PHONE })
  await page.goto(url, { waitUntil: "networkidle" })
  const count = await page.locator("*").count()
  await page.close()
  return count
}

/** Scrolls to the end as a reader does, a screen at a time. */
const readOn = async (page: Page) => {
  await page.mouse.move(200, 400)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += PHONE.height) {
    await page.mouse.wheel(0, PHONE.height)
    await page.waitForTimeout(50)
  }
  await page.waitForTimeout(1000)
}

/**
 * Bytes of script (brotli) that a visitor gets who moves the pointer and reads a page to its end: what stands in the
 * page, and what it fetches. Data that stands in script elements is no script.
 * @param url address of the page
 */
export const readersScript = async (browser: Browser, url: string): Promise<number> => {
  const page = await browser.newPage({ viewport: PHONE })
  const fetched: Promise<Buffer>[] = []
  page.on("response", response => {
    if ((response.headers()["content-type"] ?? "").includes("javascript")) fetched.push(response.body())
  })
  await page.goto(url)
  const inline = await page
    .locator("script:not([src])")
    .evaluateAll(scripts =>
      scripts
        .filter(script => ["", "module", "text/javascript"].includes((script as HTMLScriptElement).type))
        .map(script => script.textContent ?? ""),
    )
  await readOn(page)
  const bodies = [Buffer.from(inline.join("\n")), ...(await Promise.all(fetched))]
  await page.close()
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
}

/** How many times slower than this machine the visitor's is. */
const SLOWDOWN = 4

/**
 * What the first touch of the contact form brings: bytes of script (brotli), and the longest task of a slow phone, in
 * milliseconds.
 * @param url address of the contact page
 */
export const firstTouch = async (browser: Browser, url: string): Promise<{ bytes: number; longest: number }> => {
  const page = await browser.newPage({ viewport: PHONE })
  const fetched: Promise<Buffer>[] = []
  page.on("response", response => {
    if ((response.headers()["content-type"] ?? "").includes("javascript")) fetched.push(response.body())
  })
  await page.goto(url)
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN })
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { tasks })
    new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
    })
  })
  await page.locator("form input").first().click()
  await page.waitForSelector("[data-island][data-state=live]")
  await page.waitForTimeout(1000)
  const longest = await page.evaluate(() => Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks))
  const bodies = await Promise.all(fetched)
  await page.close()
  return { bytes: bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0), longest }
}

import { brotliCompressSync } from "node:zlib"
import type { Browser, Page } from "@playwright/test"

/** A phone of ordinary size. */
export const PHONE = { width: 412, height: 823 }

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
  // By address: what is fetched first and then run is asked for twice, and sent once.
  const fetched = new Map<string, Promise<Buffer>>()
  page.on("response", response => {
    if ((response.headers()["content-type"] ?? "").includes("javascript")) fetched.set(response.url(), response.body())
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
  const bodies = [Buffer.from(inline.join("\n")), ...(await Promise.all(fetched.values()))]
  await page.close()
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
}

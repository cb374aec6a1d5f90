import { type Browser, expect } from "@playwright/test"
import { anyPage, hasPage, holdRequests, test, waitForScripts, withMotion } from "./fixtures"

/** Records an action and returns the count of elements whose style Chromium computes meanwhile. */
const countRestyled = async (browser: Browser, action: () => Promise<unknown>): Promise<number> => {
  await browser.startTracing(undefined, { categories: ["devtools.timeline"] })
  await action()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[]
  }
  return Math.max(...traceEvents.map(({ name, args }) => (name === "UpdateLayoutTree" ? (args.elementCount ?? 0) : 0)))
}

test.describe("shared style sheet", () => {
  test.use(withMotion)

  for (const path of ["/", anyPage, "/branding-design"].filter(hasPage))
    test(`does not restyle the whole page: ${path}`, async ({ browser, page }) => {
      const release = await holdRequests(page, "**/styles/*.css")
      await page.goto(path, { waitUntil: "commit" })
      const sheet = page.locator("link[href^='/styles/']")
      await expect(sheet).toBeAttached()
      await waitForScripts(page)
      const restyled = await countRestyled(browser, async () => {
        release()
        await expect.poll(() => sheet.evaluate(link => (link as HTMLLinkElement).sheet)).not.toBeNull()
        await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      })
      const displayed = await page.evaluate(
        () => [...document.querySelectorAll("body *")].filter(element => element.checkVisibility()).length,
      )
      expect(restyled).toBeGreaterThan(0)
      expect(restyled).toBeLessThan(displayed / 2)
    })
})

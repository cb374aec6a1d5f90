import { type Browser, expect, type Page } from "@playwright/test"
import { anyPage, hasPage, holdRequests, test, waitForScripts, withMotion } from "./fixtures"

/** Records an action and returns the counts of elements whose styles Chromium computes together meanwhile. */
const countRestyled = async (browser: Browser, action: () => Promise<unknown>): Promise<number[]> => {
  await browser.startTracing(undefined, { categories: ["devtools.timeline"] })
  await action()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[]
  }
  return traceEvents.flatMap(({ name, args }) => (name === "UpdateLayoutTree" ? (args.elementCount ?? 0) : []))
}

const countDisplayed = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll("body *")].filter(element => element.checkVisibility()).length)

test.use(withMotion)

test("updates all styles only once when the color mode changes", async ({ browser, page, open }) => {
  await open("/")
  const toggle = page.getByRole("banner").locator("[data-theme-toggle]")
  const restyled = await countRestyled(browser, () =>
    toggle.evaluate(async (button: HTMLElement) => {
      const begin = document.startViewTransition.bind(document)
      await new Promise(resolve => {
        document.startViewTransition = update => {
          const transition = begin(update)
          void transition.finished.then(() => requestAnimationFrame(() => requestAnimationFrame(resolve)))
          return transition
        }
        button.click()
      })
    }),
  )
  const half = (await countDisplayed(page)) / 2
  expect(restyled.filter(count => count > half)).toHaveLength(1)
})

test.describe("shared style sheet", () => {
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
      expect(Math.max(...restyled)).toBeGreaterThan(0)
      expect(Math.max(...restyled)).toBeLessThan((await countDisplayed(page)) / 2)
    })
})

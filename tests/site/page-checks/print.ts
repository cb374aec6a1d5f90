import type { Page } from "@playwright/test"
import { site } from "../content"

/** What belongs to the screen: the header, the footer, navigation, calls to act, and where to read on. */
const FRAME = "header:not(main *), footer:not(main *), [data-floating], nav, [data-banner], [data-next], main button"

/** What is wrong on paper, whatever the screen has: the matter alone, ink on white, answers open, and whose it is. */
export const findPrintProblems = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"))
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  const problems = await page.evaluate(
    ([frame, url]) => {
      const isShown = (element: Element) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
      }
      const { backgroundColor, color } = getComputedStyle(document.body)
      const all = (selector: string) => [...document.querySelectorAll(selector)]
      return [
        ...all(frame).filter(isShown),
        ...all("main h1, main details[name]:not(.table *) p").filter(element => !isShown(element)),
      ]
        .map(({ outerHTML }) => outerHTML.slice(0, 80))
        .concat(
          getComputedStyle(document.querySelector("main")!, "::after").content.includes(url) ? [] : "no sender",
          backgroundColor === "rgb(255, 255, 255)" && color === "rgb(0, 0, 0)" ? [] : `${color} on ${backgroundColor}`,
        )
    },
    [FRAME, site.url] as const,
  )
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "system"))
  await page.emulateMedia({ media: "screen", colorScheme: "light" })
  return problems
}

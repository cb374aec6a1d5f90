import type { Page } from "@playwright/test"
import { site } from "../content"

/** Elements hidden in print: header, footer, navigation, calls to action and related links. */
const SCREEN_ONLY =
  "header:not(main *), footer:not(main *), [data-floating], nav, [data-banner], [data-next], main button"

/** Finds print problems: visible navigation, colored text, closed answers, links without URL, a missing site URL. */
export const findPrintProblems = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"))
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  const problems = await page.evaluate(
    ([screenOnly, url]) => {
      const isVisible = (element: Element) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
      }
      const contentAfter = (element: Element) => getComputedStyle(element, "::after").content
      const { backgroundColor, color } = getComputedStyle(document.body)
      const all = (selector: string) => [...document.querySelectorAll(selector)]
      return [
        ...all(screenOnly).filter(isVisible),
        ...all("main h1, main details[name]:not(.table *) p").filter(element => !isVisible(element)),
      ]
        .concat(all("main p > a[href^='/']").filter(link => isVisible(link) && !contentAfter(link).includes(url)))
        .map(({ outerHTML }) => outerHTML.slice(0, 80))
        .concat(
          contentAfter(document.querySelector("main")!).includes(url) ? [] : "no site URL",
          backgroundColor === "rgb(255, 255, 255)" && color === "rgb(0, 0, 0)" ? [] : `${color} on ${backgroundColor}`,
        )
    },
    [SCREEN_ONLY, site.url] as const,
  )
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "system"))
  await page.emulateMedia({ media: "screen", colorScheme: "light" })
  return problems
}

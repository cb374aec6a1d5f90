import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { site } from "../content"
import type { Question } from "./question"

/** What belongs to the screen: the header, the footer, navigation, calls to act, and where to read on. */
const FRAME = [
  "header:not(main *)",
  "footer:not(main *)",
  "[data-floating]",
  "nav",
  "[data-banner]",
  "[data-further]",
  "main button",
]

/** What is shown on paper, asked all at once, because laying paper out takes longer than the questions. */
const onPaper = (page: Page) =>
  page.evaluate(
    ([frame, url]) => {
      const isShown = (element: Element) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
      }
      const { backgroundColor, color } = getComputedStyle(document.body)
      const heading = document.querySelector("main h1")
      // Whose paper it is, since the footer is left out.
      const sender = getComputedStyle(document.querySelector("main")!, "::after").content
      return {
        frame: frame.filter(selector => [...document.querySelectorAll(selector)].some(isShown)),
        heading: heading !== null && isShown(heading),
        sender: sender.includes(url),
        colors: [backgroundColor, color],
      }
    },
    [FRAME, site.url] as const,
  )

export const print: Question = {
  title: "prints its matter alone, ink on white, whatever the screen has",
  width: 700,
  ask: async ({ page }) => {
    await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"))
    await page.emulateMedia({ media: "print", colorScheme: "dark" })
    assert.deepEqual(await onPaper(page), {
      frame: [],
      heading: true,
      sender: true,
      colors: ["rgb(255, 255, 255)", "rgb(0, 0, 0)"],
    })
    await page.evaluate(() => document.documentElement.setAttribute("data-theme", "system"))
    await page.emulateMedia({ media: "screen", colorScheme: "light" })
  },
}

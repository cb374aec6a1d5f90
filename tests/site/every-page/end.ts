import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { broughtToRest } from "../site"
import { inWidths, type Question } from "./question"

/** Links and buttons in the window whose middle is covered by something else. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("a,button,summary,input,select,textarea")]
      .filter(control => control.checkVisibility({ visibilityProperty: true }))
      .flatMap(control => {
        const [box] = control.getClientRects()
        if (!box || box.width < 2) return []
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        const top = document.elementFromPoint(x, y)
        const isOver = top && (control.contains(top) || top.contains(control) || !top.closest("[data-floating]"))
        return !top || isOver ? [] : [control.textContent?.trim() || control.outerHTML.slice(0, 60)]
      }),
  )

/** How far the floating button reaches into the page's last line of text. */
const overLastLine = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const button = document.querySelector("[data-floating] > *")
    const last = document.querySelector("footer:not(main *) [data-base]")
    return button && last ? last.getBoundingClientRect().bottom - button.getBoundingClientRect().top : 0
  })

const scrollTo = (page: Page, place: "start" | "end") =>
  page.evaluate(to => {
    window.scrollTo({ top: to === "end" ? document.documentElement.scrollHeight : 0, behavior: "instant" })
  }, place)

export const end: Question[] = [
  ...inWidths(
    [1440, 390, 360],
    async ({ page }) => {
      await scrollTo(page, "end")
      await broughtToRest(page)
      assert.deepEqual(await covered(page), [])
      assert.ok((await overLastLine(page)) <= 0, "over the last line")
      await scrollTo(page, "start")
    },
    "has its end in reach: the floating button covers no control and not the last line",
  ),
  {
    title: "has a floating button in the main area, but for the page that the button leads to",
    width: 1440,
    ask: async ({ page, built: { path } }) => {
      const { outside, href } = await page.evaluate(() => ({
        outside: document.querySelectorAll("[data-floating]:not(main *)").length,
        href: document.querySelector("[data-floating] a")?.getAttribute("href"),
      }))
      assert.equal(outside, 0)
      if (href !== undefined) assert.notEqual(href, path)
      else assert.equal(path, "/contact")
    },
  },
]

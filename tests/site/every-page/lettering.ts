import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { inWidths } from "./question"

/** Pixels at least of any lettering in a drawing on phones and tablets, but for what rounding takes. */
const LEAST = 12.95

interface Lettering {
  text: string
  size: number
}

/** Lettering in the page's own drawings that stands in the window, and its size in pixels. */
const inDrawings = (page: Page): Promise<Lettering[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>("main svg text")].flatMap(text => {
      const { left, right, width } = text.getBoundingClientRect()
      const scale = text.getScreenCTM()
      if (!scale || width === 0 || right < 0 || left > innerWidth) return []
      const size = Math.hypot(scale.a, scale.b) * Number.parseFloat(getComputedStyle(text).fontSize)
      return [{ text: text.textContent ?? "", size }]
    }),
  )

/** The pictures of the page, and how wide each is shown. */
const pictures = (page: Page): Promise<{ src: string; width: number }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main img[src^='/drawings/']")].map(picture => ({
      src: picture.getAttribute("src")!,
      width: picture.getBoundingClientRect().width,
    })),
  )

const known = new Map<string, { lettering: number; units: number } | undefined>()

/** What a picture says of its smallest lettering: its size, and the units that the picture is wide. */
const letteringOf = (src: string) => {
  if (!known.has(src)) {
    const svg = readFileSync(`public${src}`, "utf8")
    const root = svg.slice(0, svg.indexOf(">"))
    const attribute = (name: string) => root.split(`${name}="`)[1]?.split('"')[0]
    const lettering = Number(attribute("data-lettering"))
    known.set(src, lettering ? { lettering, units: Number(attribute("viewBox")!.split(" ")[2]) } : undefined)
  }
  return known.get(src)
}

export const lettering = inWidths(
  [768, 390],
  async ({ page }) => {
    const inPictures = (await pictures(page)).flatMap(({ src, width }): Lettering[] => {
      const found = letteringOf(src)
      return found && width > 0 ? [{ text: src, size: (found.lettering * width) / found.units }] : []
    })
    const small = [...(await inDrawings(page)), ...inPictures].filter(({ size }) => size < LEAST)
    assert.deepEqual(
      small.map(({ text, size }) => `${text}: ${size.toFixed(1)} px`),
      [],
    )
  },
  "has no lettering in a drawing that is smaller than 13 px",
)

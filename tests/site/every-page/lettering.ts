import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"

/** Pixels at least of any lettering in a drawing on phones and tablets, but for what rounding takes. */
const LEAST = 12.95

const known = new Map<string, number>()

/** How large the smallest lettering of a picture is, as a share of the picture's width; none is as large as can be. */
const letteringOf = (src: string): number => {
  if (!known.has(src)) {
    const [root = ""] = readFileSync(`public${src}`, "utf8").split(">")
    const attribute = (name: string) => root.split(`${name}="`)[1]?.split('"')[0]
    const size = Number(attribute("data-lettering") ?? Infinity)
    known.set(src, size / Number(attribute("viewBox")?.split(" ")[2]))
  }
  return known.get(src)!
}

/** Lettering of drawings that is smaller than 13 px. */
export const smallLettering = async (page: Page): Promise<string[]> => {
  const { inPage, pictures } = await page.evaluate(() => ({
    inPage: [...document.querySelectorAll<SVGTextElement>("main svg text")].flatMap(text => {
      const { left, right, width } = text.getBoundingClientRect()
      const scale = text.getScreenCTM()
      if (!scale || width === 0 || right < 0 || left > innerWidth) return []
      const size = Math.hypot(scale.a, scale.b) * Number.parseFloat(getComputedStyle(text).fontSize)
      return [{ what: text.textContent, size }]
    }),
    pictures: [...document.querySelectorAll("main img[src^='/drawings/']")].map(picture => ({
      what: picture.getAttribute("src")!,
      width: picture.getBoundingClientRect().width,
    })),
  }))
  const inPictures = pictures
    .filter(({ width }) => width > 0)
    .map(({ what, width }) => ({ what, size: width * letteringOf(what) }))
  return [...inPage, ...inPictures]
    .filter(({ size }) => size < LEAST)
    .map(({ what, size }) => `${what}: ${size.toFixed(1)} px`)
}

import { readdirSync, readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { loadDrawing } from "#gatsby/pictures/drawing"
import { parseViewBox } from "#theme/view-box"

/** Pixels at least of any lettering in a drawing on phones and tablets, but for what rounding takes. */
const LEAST = 12.95

const DRAWINGS = "content/drawings"

/** Drawings with lettering, which their published files have as outlines. */
const lettered = readdirSync(DRAWINGS, { recursive: true, encoding: "utf8" })
  .map(file => `${DRAWINGS}/${file}`)
  .filter(path => path.endsWith(".svg") && readFileSync(path, "utf8").includes("<text"))

/** How large the smallest lettering of each published file is, as a share of its width. */
const readShares = async (page: Page): Promise<Map<string, number>> => {
  const sizes = await page.evaluate(
    sources =>
      sources.map(source => {
        const svg = new DOMParser().parseFromString(source, "image/svg+xml")
        const sizeOf = (text: Element) => {
          let size = Number(text.getAttribute("font-size") ?? 13)
          for (let group = text.closest("g"); group; group = group.parentElement?.closest("g") ?? null)
            size *= group.transform.baseVal.consolidate()?.matrix.a ?? 1
          return size
        }
        return Math.min(...[...svg.querySelectorAll("text")].map(sizeOf))
      }),
    lettered.map(path => readFileSync(path, "utf8")),
  )
  const files = await Promise.all(lettered.map(loadDrawing))
  return new Map(
    files.flatMap((file, index) =>
      file?.drawing ? [[file.src, sizes[index]! / parseViewBox(file.drawing.frame)[2]] as const] : [],
    ),
  )
}

let shares: Promise<Map<string, number>> | undefined

/** Lettering of drawings that is smaller than 13 px. */
export const findSmallText = async (page: Page): Promise<string[]> => {
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
  const known = await (shares ??= readShares(page))
  const inPictures = pictures
    .filter(({ width }) => width > 0)
    .map(({ what, width }) => ({ what, size: width * (known.get(what) ?? Infinity) }))
  return [...inPage, ...inPictures]
    .filter(({ size }) => size < LEAST)
    .map(({ what, size }) => `${what}: ${size.toFixed(1)} px`)
}

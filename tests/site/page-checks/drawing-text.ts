import { readdirSync, readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { loadDrawing } from "#gatsby/pictures/drawing"
import { parseViewBox } from "#theme/view-box"

/** 13 px with a tolerance for rounding. */
const MIN_PX = 12.95

const DRAWINGS = "content/drawings"

/** Drawings with text, which published files contain as outlines. */
const drawingsWithText = readdirSync(DRAWINGS, { recursive: true, encoding: "utf8" })
  .map(file => `${DRAWINGS}/${file}`)
  .filter(path => path.endsWith(".svg") && readFileSync(path, "utf8").includes("<text"))

/** Returns the smallest font size of each published file, relative to its width. */
const loadRelativeSizes = async (page: Page): Promise<Map<string, number>> => {
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
    drawingsWithText.map(path => readFileSync(path, "utf8")),
  )
  const files = await Promise.all(drawingsWithText.map(loadDrawing))
  return new Map(
    files.flatMap((file, index) =>
      file?.drawing ? [[file.src, sizes[index]! / parseViewBox(file.drawing.bounds)[2]] as const] : [],
    ),
  )
}

let relativeSizes: Promise<Map<string, number>> | undefined

/** Finds text in drawings below 13 px. */
export const findSmallText = async (page: Page): Promise<string[]> => {
  const { inlineTexts, pictures } = await page.evaluate(() => ({
    inlineTexts: [...document.querySelectorAll<SVGTextElement>("main svg text")].flatMap(text => {
      const { left, right, width } = text.getBoundingClientRect()
      const scale = text.getScreenCTM()
      if (!scale || width === 0 || right < 0 || left > innerWidth) return []
      const size = Math.hypot(scale.a, scale.b) * Number.parseFloat(getComputedStyle(text).fontSize)
      return [{ name: text.textContent, size }]
    }),
    pictures: [...document.querySelectorAll("main img[src^='/drawings/']")].map(picture => ({
      name: picture.getAttribute("src")!,
      width: picture.getBoundingClientRect().width,
    })),
  }))
  const sizeBySrc = await (relativeSizes ??= loadRelativeSizes(page))
  const pictureTexts = pictures
    .filter(({ width }) => width > 0)
    .map(({ name, width }) => ({ name, size: width * (sizeBySrc.get(name) ?? Infinity) }))
  return [...inlineTexts, ...pictureTexts]
    .filter(({ size }) => size < MIN_PX)
    .map(({ name, size }) => `${name}: ${size.toFixed(1)} px`)
}

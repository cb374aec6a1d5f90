import { createRequire } from "node:module"
import { resolve } from "node:path"
import { expect, test } from "@playwright/test"
import { buildSync } from "esbuild"
import type * as Render from "./long-texts/render"
import { checkTextResizing } from "./page-checks/text-size"

const TEXTS = {
  word: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbaugesellschaft",
  price: "From $1,200,000–$1,400,000 per month and seat ",
  figure: "1.234.567.890.123,45€",
}

/** Bundled, because blocks import Gatsby. */
const loadRender = (): typeof Render => {
  const outfile = resolve(`node_modules/.cache/long-texts-${process.pid}.cjs`)
  buildSync({
    entryPoints: ["tests/site/long-texts/render.tsx"],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    jsx: "automatic",
    alias: { gatsby: resolve("tests/unit/gatsby-mock.tsx") },
  })
  return createRequire(outfile)(outfile) as typeof Render
}

test.describe("blocks with long texts", () => {
  for (const [name, text] of Object.entries(TEXTS))
    test(`wraps a long ${name}`, async ({ page }) => {
      test.setTimeout(180_000)
      for (const block of loadRender().renderBlocks(text)) {
        await page.setContent(block.html)
        for (const width of [1440, 768, 390]) {
          await page.setViewportSize({ width, height: 900 })
          const problems = await checkTextResizing(page, [""])
          // Picture notes have fixed positions; without the site's fonts a heading is higher than its line.
          const clipped = problems.filter(problem => !/^(overlap|clipped: H1)/.test(problem))
          expect.soft(clipped, `${block.name} at ${width} px`).toEqual([])
        }
      }
    })
})

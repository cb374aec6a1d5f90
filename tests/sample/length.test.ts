import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { services } from "../site/content"
import { on, visit } from "../site/site"

/** Pixels that a page of the sample may be high at 390 px: what a buyer asks, and no more. */
const bounds: [path: string, most: number][] = [
  ["/", 6000],
  ["/pricing", 5500],
  ["/case-studies", 5500],
  ...services.map(({ path }): [string, number] => [path, 8500]),
]

describe("sample: length on phones", { concurrency: 2 }, () => {
  for (const [path, most] of bounds)
    test(`${path} is at most ${most} px high`, on(path), () =>
      visit(path, { width: 390 }, async ({ page }) => {
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        assert.ok(height <= most, `${height} px`)
      }),
    )
})

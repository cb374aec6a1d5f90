import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { canonicalPages } from "./built-pages"
import { axe } from "./every-page/axe"
import { drawings } from "./every-page/drawings"
import { end } from "./every-page/end"
import { head } from "./every-page/head"
import { print } from "./every-page/print"
import type { Question } from "./every-page/question"
import { reading } from "./every-page/reading"
import { sections } from "./every-page/sections"
import { textSize } from "./every-page/text-size"
import { resize, sideways, visit, wakeUp } from "./site"

const sides: Question[] = [1440, 320].map(width => ({
  title: `does not scroll sideways at ${width} px`,
  ask: async ({ page, resize }) => {
    await resize(width)
    assert.equal(await sideways(page), 0)
  },
}))

const alive: Question = {
  title: "comes alive, asks no other host, and has a clean console",
  ask: async ({ page, problems, resize }) => {
    await resize(1440)
    await wakeUp(page)
    assert.deepEqual(problems, [])
  },
}

/** In this order: what brings scripts comes last. */
const questions = [head, ...drawings, ...sections, ...end, ...axe, ...sides, ...textSize, print, reading, alive]

/** Each page is opened once and asked everything that holds for all of them, two pages at a time. */
describe("every page", { concurrency: 2 }, () => {
  for (const built of canonicalPages())
    test(built.path, t =>
      visit(built.path, { reducedMotion: "reduce", colorScheme: "light" }, async here => {
        const open = { ...here, built, resize: (width: number) => resize(here.page, width) }
        for (const { title, ask } of questions) await t.test(title, own => ask(open, own))
      }),
    )
})

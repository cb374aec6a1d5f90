import assert from "node:assert/strict"
import { isFull, sideways, test, visitsInTabs, wakeUp, windowOf } from "./site"
import { type BuiltPage, canonicalPages, isFurther } from "./built-pages"
import { axe } from "./every-page/axe"
import { drawings } from "./every-page/drawings"
import { end } from "./every-page/end"
import { head } from "./every-page/head"
import { lettering } from "./every-page/lettering"
import { look } from "./every-page/look"
import { print } from "./every-page/print"
import { inWidths, type Question } from "./every-page/question"
import { reading } from "./every-page/reading"
import { sections } from "./every-page/sections"
import { still } from "./every-page/still"
import { textSize } from "./every-page/text-size"
import { whole } from "./every-page/whole"

const narrow = inWidths(
  [1440, 320],
  async ({ page }) => assert.equal(await sideways(page), 0),
  "does not scroll sideways",
)

const alive: Question = {
  title: "comes alive, asks no other host, and has a clean console",
  width: 1440,
  ask: async ({ page, problems }) => {
    await wakeUp(page)
    assert.deepEqual(problems, [])
  },
}

/** The widest windows first, because pages are opened in one; what brings scripts comes last. */
const questions = [
  still,
  ...[
    head,
    ...drawings,
    ...sections,
    ...end,
    ...axe,
    ...narrow,
    ...textSize,
    ...whole,
    ...look,
    ...lettering,
    print,
  ].sort((one, other) => other.width - one.width),
  reading,
  alive,
]

/** Of how many questions a further page of a kind is asked one. */
const IN_TURN = 3

/**
 * What a page is asked: everything; but axe at one width by day and at the other by night, and of a further page of a
 * kind every third question, and every third of them axe in one look.
 */
const askedOf = (index: number, { path }: BuiltPage, pages: BuiltPage[]): Question[] => {
  const further = isFurther(path, pages)
  return questions.filter((question, at) => {
    const look = axe.indexOf(question)
    if (isFull) return true
    if (look < 0) return !further || (at + index) % IN_TURN === 0
    return further ? look === index % (axe.length * IN_TURN) : [index % 2, 3 - (index % 2)].includes(look)
  })
}

const visit = visitsInTabs({ colorScheme: "light" })

/** Each page is opened once and asked everything that holds for all of them, two pages at a time. */
test.describe("every page", () => {
  for (const [built, asked] of canonicalPages().map((page, at, all) => [page, askedOf(at, page, all)] as const))
    test(built.path, () => {
      test.skip(asked.length === 0)
      return visit(built.path, async here => {
        for (const { title, width, height, ask } of asked) {
          const usual = windowOf(width)
          const wanted = { ...usual, height: height ?? usual.height }
          const { page } = here
          const now = page.viewportSize()
          if (now?.width !== wanted.width || now.height !== wanted.height) await page.setViewportSize(wanted)
          await test.step(title, () => ask({ ...here, built }))
        }
      })
    })
})

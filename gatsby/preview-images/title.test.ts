import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { openFonts } from "../drawings/lettering"
import { fitTitle, LEADING, titleSetting } from "./title"

const box = { width: 492, height: 420, lines: 5 }

describe("titles of preview images", async () => {
  const set = await openFonts()
  const width = (line: string, size: number) => set(line, titleSetting(size)).width

  for (const title of [
    "Pricing",
    "One mark, one rulebook, every surface",
    "Trial conversion or churn: find out in an hour which to fix first",
    "What a very long headline does that somebody wrote on a Friday afternoon without counting letters, words or lines, and then published",
    "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen",
    "",
  ]) {
    test(`never overflow: ${title.slice(0, 40) || "(empty)"}`, () => {
      const { lines, size } = fitTitle(title, box, set)
      for (const line of lines) assert.ok(width(line, size) <= box.width + 0.5, line)
      assert.ok(lines.length <= box.lines && lines.length * size * LEADING <= box.height)
    })
  }

  test("are as large as the box allows", () =>
    assert.deepEqual(fitTitle("Pricing", box, set), { lines: ["Pricing"], size: 92 }))

  test("do not leave a short word alone on the last line", () =>
    assert.deepEqual(fitTitle("Sell to the customers you already have", box, set).lines, [
      "Sell to the",
      "customers you",
      "already have",
    ]))

  test("say with an ellipsis that something was left out", () =>
    assert.match(fitTitle(Array(60).fill("Word").join(" "), box, set).lines.at(-1)!, /Word…$/))
})

describe("lettering", async () => {
  const set = await openFonts()

  test("finds letters in both parts of a font and leaves out what neither has", () => {
    const size = { family: "display", size: 100 } as const
    const [euro, plain, foreign] = [set("5 €", size), set("5 ", size), set("5 漢", size)]
    assert.ok(euro.width > plain.width)
    assert.equal(foreign.path, plain.path)
  })

  test("sets heavier weights wider", () =>
    assert.ok(
      set("Weight", { family: "text", weight: 700, size: 20 }).width >
        set("Weight", { family: "text", weight: 400, size: 20 }).width,
    ))
})

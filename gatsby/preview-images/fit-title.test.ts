import { getTypesetter } from "../pictures/typesetter"
import { fitTitle, LINE_HEIGHT, titleStyle } from "./fit-title"

const box = { width: 492, height: 420, maxLines: 5 }

let typeset: Awaited<ReturnType<typeof getTypesetter>>
beforeAll(async () => {
  typeset = await getTypesetter()
})

describe("fitTitle", () => {
  const width = (line: string, size: number) => typeset(line, titleStyle(size)).width

  for (const title of [
    "Pricing",
    "One mark, one rulebook, every surface",
    "Trial conversion or churn: find out in an hour which to fix first",
    "What a very long headline does that somebody wrote on a Friday afternoon without counting letters, words or lines, and then published",
    "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen",
    "",
  ]) {
    test(`does not overflow: ${title.slice(0, 40) || "(empty)"}`, () => {
      const { lines, size } = fitTitle(title, box, typeset)
      for (const line of lines) expect([line, width(line, size) <= box.width + 0.5]).toEqual([line, true])
      expect(lines.length).toBeLessThanOrEqual(box.maxLines)
      expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(box.height)
    })
  }

  test("sets a short title in the maximum size", () =>
    expect(fitTitle("Pricing", box, typeset)).toEqual({ lines: ["Pricing"], size: 92 }))

  test("avoids a short last line", () =>
    expect(fitTitle("Sell to the customers you already have", box, typeset).lines).toEqual([
      "Sell to the",
      "customers you",
      "already have",
    ]))

  test("truncates with an ellipsis", () =>
    expect(fitTitle(Array(60).fill("Word").join(" "), box, typeset).lines.at(-1)!).toMatch(/Word…$/))
})

describe("getTypesetter", () => {
  test("uses the extended file of a font, too, and omits characters without a glyph", () => {
    const style = { family: "display", size: 100 } as const
    const [euro, plain, foreign] = [typeset("5 €", style), typeset("5 ", style), typeset("5 漢", style)]
    expect(euro.width).toBeGreaterThan(plain.width)
    expect(foreign.path).toBe(plain.path)
  })

  test("measures bold text as wider", () =>
    expect(typeset("Weight", { family: "text", weight: 700, size: 20 }).width).toBeGreaterThan(
      typeset("Weight", { family: "text", weight: 400, size: 20 }).width,
    ))
})

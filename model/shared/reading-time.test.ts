import { readingTime } from "./reading-time"

describe("readingTime", () => {
  test("counts words, not Markdown syntax", () => {
    expect(readingTime("word ".repeat(600))).toBe(3)
    expect(readingTime(`${"word ".repeat(600)}${"| --- ".repeat(500)}`)).toBe(3)
  })

  test("rounds to the nearest minute", () => {
    expect([480, 520].map(count => readingTime("word ".repeat(count)))).toEqual([2, 3])
  })

  test("returns at least one minute", () => {
    expect(readingTime("")).toBe(1)
    expect(readingTime("Three short words.")).toBe(1)
  })

  test.each(["漢字かな", "ไทยอ", "ខ្មែ"])("counts characters of scripts without spaces: %s", chars => {
    // Four characters each: 1500 at 500 a minute.
    expect(readingTime(chars.repeat(375))).toBe(3)
    expect(readingTime(`${chars.repeat(125)} ${"word ".repeat(400)}`)).toBe(3)
  })
})

import { readingTime } from "./reading-time"

test("words are counted, signs of markdown are not", () => {
  expect(readingTime("word ".repeat(600))).toBe(3)
  expect(readingTime(`${"word ".repeat(600)}${"| --- ".repeat(500)}`)).toBe(3)
})

test("nothing takes less than a minute", () => {
  expect(readingTime("")).toBe(1)
  expect(readingTime("Three short words.")).toBe(1)
})

test.each(["漢字かな", "ไทยอ", "ខ្មែ"])("signs are counted where no spaces stand between words: %s", signs => {
  expect(readingTime(signs.repeat(375))).toBe(3)
  expect(readingTime(`${signs.repeat(125)} ${"word ".repeat(400)}`)).toBe(3)
})

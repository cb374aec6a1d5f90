import { readingTime } from "./reading-time"

test("words are counted, signs of markdown are not", () => {
  expect(readingTime("word ".repeat(600))).toBe(3)
  expect(readingTime(`${"word ".repeat(600)}${"| --- ".repeat(500)}`)).toBe(3)
})

test("nothing takes less than a minute", () => {
  expect(readingTime("")).toBe(1)
  expect(readingTime("Three short words.")).toBe(1)
})

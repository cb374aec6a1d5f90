import { formatRange, formatWeekRange } from "./format-range"

describe("formatRange", () => {
  test.each([
    [2, 3, "2–3"],
    [4, 4, "4"],
    ["$900", "$900", "$900"],
  ])("formats %s and %s as %s", (from, to, expected) => expect(formatRange(from, to)).toBe(expected))
})

describe("formatWeekRange", () => {
  test("returns the range from the shortest to the longest package", () => {
    const packages = [
      { weeksFrom: 3, weeksTo: 5 },
      { weeksFrom: 2, weeksTo: 3 },
    ]
    expect(formatWeekRange(packages)).toBe("2–5")
    expect(formatWeekRange([])).toBeUndefined()
  })
})

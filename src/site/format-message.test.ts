import { formatMessage } from "./format-message"
import { formatDate } from "./language"

afterEach(() => delete process.env.GATSBY_LANGUAGE)

const WEEKS = "Typical timeline: {weeks, plural, one {# week} other {# weeks}}"

describe("formatMessage", () => {
  test("selects the plural form by a number or the end of a range", () => {
    expect(formatMessage(WEEKS, { weeks: 1 })).toBe("Typical timeline: 1 week")
    expect(formatMessage(WEEKS, { weeks: 4 })).toBe("Typical timeline: 4 weeks")
    expect(formatMessage(WEEKS, { weeks: "1–2" })).toBe("Typical timeline: 1–2 weeks")
    expect(formatMessage("{name} has {weeks} weeks", { name: "Ada", weeks: 3 })).toBe("Ada has 3 weeks")
  })

  test("uses the plural forms of the page's language", () => {
    process.env.GATSBY_LANGUAGE = "pl"
    const forms = "{count, plural, one {# plik} few {# pliki} other {# plików}}"
    expect([1, 3, 5].map(count => formatMessage(forms, { count }))).toEqual(["1 plik", "3 pliki", "5 plików"])
  })
})

describe("formatDate", () => {
  test("uses the page's language", () => {
    process.env.GATSBY_LANGUAGE = "de"
    expect(formatDate("2025-10-28")).toBe("28. Oktober 2025")
  })
})

import { headerWidth } from "./header-width"

const short = ["Home", "Work", "Prices", "Blog", "Jobs", "Contact", "Services"]

describe("headerWidth", () => {
  test.each([
    [short, 63.75],
    [[...short.slice(1), "Case Studies"], 63.75],
    [[...short.slice(1), "Unsere Kundenprojekte"], 66],
    [["Unsere Kundenprojekte 2026", "Preise und Leistungen", ...short], undefined],
    [short.map(() => "お問い合わせはこちらへ"), undefined],
  ])("returns the minimum viewport width in rem for the labels %j", (labels, expected) => {
    expect(headerWidth("Shipwright", labels, "Start a build")).toBe(expected)
  })
})

import { mailto, tel } from "./contact-urls"

describe("tel", () => {
  test.each([
    ["(555) 555-0142", undefined, "tel:5555550142"],
    ["(555) 555-0142", "+1", "tel:+15555550142"],
    ["+1 555 555 0142", "+44", "tel:+15555550142"],
    ["+44 (0)20 7946-0958", undefined, "tel:+442079460958"],
    ["020 7946 0958", "+44", "tel:+442079460958"],
    ["06 6982", "+39", "tel:+39066982"],
  ])("formats %s with the calling code %s as %s", (phone, code, href) => {
    expect(tel(phone, code)).toBe(href)
  })
})

describe("mailto", () => {
  test("returns a mailto URL, with a subject if there is one", () => {
    expect(mailto("hello@shipwright.example")).toBe("mailto:hello@shipwright.example")
    expect(mailto("hello@shipwright.example", "Role: builder & co")).toBe(
      "mailto:hello@shipwright.example?subject=Role%3A%20builder%20%26%20co",
    )
  })
})

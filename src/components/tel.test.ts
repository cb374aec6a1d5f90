import { mailto } from "./mailto"
import { tel } from "./tel"

test.each([
  ["(555) 555-0142", "tel:5555550142"],
  ["+1 555 555 0142", "tel:+15555550142"],
  ["+44 (0)20 7946-0958", "tel:+442079460958"],
])("%s is dialed as %s", (phone, href) => {
  expect(tel(phone)).toBe(href)
})

test("an address opens a mail, with its subject if there is one", () => {
  expect(mailto("hello@shipwright.example")).toBe("mailto:hello@shipwright.example")
  expect(mailto("hello@shipwright.example", "Role: builder & co")).toBe(
    "mailto:hello@shipwright.example?subject=Role%3A%20builder%20%26%20co",
  )
})

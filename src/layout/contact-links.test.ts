import { mailHref, phoneHref } from "./contact-links"

test.each([
  ["(555) 555-0142", "tel:5555550142"],
  ["+1 555 555 0142", "tel:+15555550142"],
  ["+44 (0)20 7946-0958", "tel:+442079460958"],
])("%s is dialed as %s", (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})

test("an address opens a mail", () => {
  expect(mailHref("hello@shipwright.example")).toBe("mailto:hello@shipwright.example")
})

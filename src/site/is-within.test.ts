import { isWithin } from "./is-within"

test("a page lies in a section if its address begins with that of the section's page", () => {
  expect(isWithin("/services/paid-ads", "/services")).toBe(true)
  expect(isWithin("/services", "/services")).toBe(true)
  expect(isWithin("/services-of-others", "/services")).toBe(false)
  expect(isWithin("/pricing", "/")).toBe(false)
})

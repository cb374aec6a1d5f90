import { isInSection } from "./is-in-section"

test("a page lies in a section if its address begins with that of the section's page", () => {
  expect(isInSection("/services/paid-ads", "/services")).toBe(true)
  expect(isInSection("/services", "/services")).toBe(true)
  expect(isInSection("/services-of-others", "/services")).toBe(false)
  expect(isInSection("/pricing", "/")).toBe(false)
})

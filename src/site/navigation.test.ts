import { isInSection } from "./navigation"

describe("isInSection", () => {
  test("returns whether a path is below the section's path", () => {
    expect(isInSection("/services/paid-ads", "/services")).toBe(true)
    expect(isInSection("/services", "/services")).toBe(true)
    expect(isInSection("/services-of-others", "/services")).toBe(false)
    expect(isInSection("/pricing", "/")).toBe(false)
  })
})

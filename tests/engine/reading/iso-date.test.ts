import { isoDate } from "../../../packages/content-engine"

test("a shown date becomes one that sorts", () => {
  expect(isoDate("October 28, 2025")).toBe("2025-10-28")
  expect(isoDate("July 2, 2025")).toBe("2025-07-02")
})

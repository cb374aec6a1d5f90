import { slugOf } from "../slug"

test("a name becomes an id", () => {
  expect(["Growth", "E-Commerce & more!", "日本"].map(slugOf)).toEqual(["growth", "e-commerce-more", ""])
})

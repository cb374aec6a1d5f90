import { withUniqueIds } from "./page-ids"

describe("withUniqueIds", () => {
  test.each([
    [["a", "b"], undefined, ["a", "b"]],
    [["prices", "prices", "prices"], undefined, ["prices", "prices-2", "prices-3"]],
    [["menu", "contents"], undefined, ["answers-menu", "answers-contents"]],
    [["a", "a-title"], undefined, ["a", "a-title-2"]],
    [["a-title", "a"], undefined, ["a-title", "a-2"]],
    [["a", "b"], "-2", ["a-2", "b-2"]],
  ])("returns unique ids for %j with the suffix %p", (ids, suffix, expected) =>
    expect(
      withUniqueIds(
        ids.map(id => ({ id })),
        suffix,
      ).map(({ id }) => id),
    ).toEqual(expected),
  )
})

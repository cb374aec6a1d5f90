import { computedFields } from "./computed-fields"

const { amount, currency } = computedFields.Plan

describe("Plan", () => {
  test.each([
    ["$1,200", [1200, "USD"]],
    ["$1,200–2,400", [undefined, undefined]],
  ])("resolves amount and currency of the price %s", (price, expected) => {
    expect([amount.resolve({ price }), currency.resolve({ price })]).toEqual(expected)
  })
})

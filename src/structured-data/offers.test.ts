import { moneyOf } from "./offers"

test("a price is read as it is shown", () => {
  expect(moneyOf("$2,500")).toEqual({ price: "2500", priceCurrency: "USD" })
  expect(moneyOf("€900")).toEqual({ price: "900", priceCurrency: "EUR" })
})

test("what is no sum of money states no price", () => {
  for (const shown of ["On request", "from $2,500", "$2,50", "2,500"]) expect(moneyOf(shown)).toBeUndefined()
})

import { amountOf, priceProblem, sumIn } from "./amount"

test("a price is told as a number, with its money", () => {
  expect(sumIn("$2,500")).toEqual({ amount: 2500, currency: "USD" })
  expect(sumIn("€900")).toEqual({ amount: 900, currency: "EUR" })
  expect(sumIn("2.500 €")).toEqual({ amount: 2500, currency: "EUR" })
  expect(sumIn("25.50 CHF")).toEqual({ amount: 25.5, currency: "CHF" })
  expect(amountOf("2 500,50 €")).toBe(2500.5)
})

test("what is not one sum of money states none", () => {
  for (const shown of ["On request", "from $2,500", "$5,000–$50,000", "$200K+", "2–4", "1.5%"])
    expect(sumIn(shown)).toBeNull()
})

test("a price that can be read as another one is told", () => {
  for (const price of ["$2,500", "$25.50", "$1,250,000", "from $900", "On request"])
    expect(priceProblem(price)).toBeUndefined()
  for (const price of ["$2.500", "$25,00", "2500"]) expect(priceProblem(price)).toContain(price)
})

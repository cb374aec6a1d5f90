import { amountIn, amountOf, priceProblem } from "./amount"

test("a figure is told as numbers, with its money", () => {
  expect(amountIn("$2,500")).toEqual({ from: 2500, to: 2500, currency: "USD" })
  expect(amountIn("€900")).toEqual({ from: 900, to: 900, currency: "EUR" })
  expect(amountIn("2.500 €")).toEqual({ from: 2500, to: 2500, currency: "EUR" })
  expect(amountIn("25.50 CHF")).toEqual({ from: 25.5, to: 25.5, currency: "CHF" })
  expect(amountIn("$5,000–$50,000")).toEqual({ from: 5000, to: 50_000, currency: "USD" })
  expect(amountIn("$200K+")).toEqual({ from: 200_000, to: 200_000, currency: "USD" })
  expect(amountIn("1.5%")).toEqual({ from: 1.5, to: 1.5, currency: null })
  expect(amountIn("2–4")).toEqual({ from: 2, to: 4, currency: null })
  expect(amountOf("2 500,50 €")).toBe(2500.5)
})

test("what is no number alone states none", () => {
  for (const shown of ["On request", "from $2,500", "November 22, 2026", "1440 and 390", "six to sixteen"])
    expect(amountIn(shown)).toBeNull()
})

test("a price that can be read as another one is told", () => {
  for (const price of ["$2,500", "$25.50", "$1,250,000", "from $900", "On request"])
    expect(priceProblem(price)).toBeUndefined()
  for (const price of ["$2.500", "$25,00", "2500"]) expect(priceProblem(price)).toContain(price)
})

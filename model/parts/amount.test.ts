import { amountIn, amountOf, isPrice, otherMoney, priceProblem } from "./amount"

const english = { language: "en" }

test("a figure is told as numbers, with its money", () => {
  expect(amountIn("$2,500", english)).toEqual({ from: 2500, to: 2500, currency: "USD" })
  expect(amountIn("€900", english)).toEqual({ from: 900, to: 900, currency: "EUR" })
  expect(amountIn("2,500 €", english)).toEqual({ from: 2500, to: 2500, currency: "EUR" })
  expect(amountIn("25.50 CHF", english)).toEqual({ from: 25.5, to: 25.5, currency: "CHF" })
  expect(amountIn("$5,000–$50,000", english)).toEqual({ from: 5000, to: 50_000, currency: "USD" })
  expect(amountIn("$200K+", english)).toEqual({ from: 200_000, to: 200_000, currency: "USD" })
  expect(amountIn("1.5%", english)).toEqual({ from: 1.5, to: 1.5, currency: null })
  expect(amountIn("2–4", english)).toEqual({ from: 2, to: 4, currency: null })
})

test("what is no number alone states none", () => {
  for (const shown of ["On request", "from $2,500", "$2,50", "November 22, 2026", "1440 and 390", "six to sixteen"])
    expect(amountIn(shown, english)).toBeNull()
})

test("figures are read as their language writes them, and signs of money as their country does", () => {
  expect(amountIn("2.500 €", { language: "de" })).toEqual({ from: 2500, to: 2500, currency: "EUR" })
  expect(amountIn("1,5 %", { language: "de" })).toEqual({ from: 1.5, to: 1.5, currency: null })
  expect(amountIn("$900", { language: "en-CA", currency: "CAD" })?.currency).toBe("CAD")
  expect(amountOf("2 500,50 €", "fr")).toBe(2500.5)
  expect(["2.500 €", "25,50 €"].map(price => isPrice(price, "de"))).toEqual([true, true])
  expect(["2.500 €", "25,50 €", "ab 900 €"].map(price => priceProblem(price, "de"))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(priceProblem("2,500 €", "de")?.message).toContain('Write a full stop between thousands: "$2.500" or "2.500 €"')
})

test("an amount in other money than the site has is told", () => {
  expect(otherMoney("From $2,500 or 2.500 €.", "EUR")).toEqual(["$2,500"])
  expect(otherMoney("From $2,500.", "CAD")).toEqual([])
})

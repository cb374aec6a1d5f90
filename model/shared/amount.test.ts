import { priceProblem } from "./amount"

describe("priceProblem", () => {
  test("reports prices that are ambiguous or lack a currency", () => {
    for (const price of ["$2,500", "$25.50", "$1,250,000", "from $900", "On request"])
      expect(priceProblem(price)).toBeUndefined()
    for (const price of ["$2.500", "$25,00", "2500"]) expect(priceProblem(price)).toContain(price)
  })
})

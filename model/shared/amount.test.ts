import { priceProblem } from "./amount"

describe("priceProblem", () => {
  test.each([
    ["$2,500", "en"],
    ["$25.50", "en"],
    ["$1,250,000", "en"],
    ["From $1,500 per month", "en"],
    ["2,500 EUR plus VAT", "en-GB"],
    ["CHF5,000", "en"],
    ["$5k+", "en"],
    ["$5,000–50,000", "en"],
    ["$5,000 -$50,000", "en"],
    ["$5-10 per seat", "en"],
    ["Pay-as-you-go - $5", "en"],
    ["One-off $900, 2 seats", "en"],
    ["On request", "en"],
    ["Free", "en"],
    ["2.500 €", "de"],
    ["ab 5.000 Euro", "de-CH"],
    ["CHF 5’000.–", "de-CH"],
    ["2 500 €", "fr"],
    ["2\u202f500,50 €", "fr"],
    ["€ 5.000,-", "nl"],
    ["900 kr", "sv"],
    ["auf Anfrage", "de"],
  ])("accepts %s in %s", (price, language) => expect(priceProblem(price, language)).toBeUndefined())

  test.each([
    ["$2.500", "en"],
    ["$25,00", "en"],
    ["2500", "en"],
    ["about 5 thousand", "en"],
    ["5,000 plus VAT", "en"],
    ["5 per seat", "en"],
    ["-5", "en"],
    ["-$5", "en"],
    ["$-5", "en"],
    ["from −5 EUR", "en"],
    ["EUR -5", "en"],
    ["–5 €", "de"],
    ["2.500", "de"],
    ["2 500", "fr"],
  ])("reports %s in %s", (price, language) => expect(priceProblem(price, language)).toContain(`"${price}"`))
})

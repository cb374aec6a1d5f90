/** A sign of money, or its code: "$", "EUR". */
const CURRENCY = /\p{Sc}|\b[A-Z]{3}\b/u

/** What a price is in; nothing where it does not say so. */
export const currencySymbol = (price: string): string => CURRENCY.exec(price)?.[0] ?? ""

/** A number as English writes it: thousands behind commas, cents behind a full stop. */
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/

/** What is wrong with a price in English: it says its money, and is written so that nobody reads another one. */
export const priceProblem = (price: string): string | undefined => {
  const numbers = price.match(/\d[\d.,]*/g)
  if (!numbers) return undefined
  if (!/[^\d.,\s]/.test(price)) return `"${price}" does not say in which money. Write it as visitors read it: "$2,500".`
  return numbers.every(number => NUMBER.test(number))
    ? undefined
    : `"${price}" can be read as another price. Write a comma between thousands, a full stop before cents: "$2,500", "$25.50".`
}

/** A currency symbol or code: "$", "EUR". */
const CURRENCY = /\p{Sc}|\b[A-Z]{3}\b/u

/** Returns the currency symbol or code of a price, or "". */
export const currencySymbol = (price: string): string => CURRENCY.exec(price)?.[0] ?? ""

/** A number in English: comma between thousands, period before cents. */
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/

/** Returns a message if an English price has no currency or is ambiguous. */
export const priceProblem = (price: string): string | undefined => {
  const numbers = price.match(/\d[\d.,]*/g)
  if (!numbers) return undefined
  if (!/[^\d.,\s]/.test(price)) return `"${price}" has no currency. Write it as visitors see it, such as "$2,500".`
  return numbers.every(number => NUMBER.test(number))
    ? undefined
    : `"${price}" is ambiguous. Write a comma between thousands, a period before cents: "$2,500", "$25.50".`
}

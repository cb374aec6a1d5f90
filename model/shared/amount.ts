import { matchesLanguage } from "#engine"

/** ISO 4217 codes. */
const currencyCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"))

/** Returns whether a text contains a currency symbol or code: "$", "EUR". */
export const hasCurrency = (text: string): boolean =>
  /\p{Sc}/u.test(text) || [...text.matchAll(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu)].some(([code]) => currencyCodes.has(code))

/** A number in English: comma between thousands, period before cents. */
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/

/** A minus before the first number, "-$5", "$ -5" or "from −5". Not a dash before a space or after a letter. */
const NEGATIVE = /^(?:\D*\s)?(?:\p{Sc}|[A-Z]{3}\s)?[-−–](?:\p{Sc}|[A-Z]{3})?\s?\d/u

const noCurrency = (amount: string) =>
  `"${amount}" has no currency. Write a symbol or code, such as "$900" or "900 EUR", or words without digits.`

/** Returns a message if an English amount with digits has no currency or is ambiguous. */
export const amountProblem = (amount: string): string | undefined => {
  const numbers = amount.match(/\d(?:[\d.,]*\d)?/g)
  if (!numbers) return undefined
  if (!hasCurrency(amount)) return noCurrency(amount)
  return numbers.every(number => NUMBER.test(number))
    ? undefined
    : `"${amount}" is ambiguous. Write a comma between thousands, a period before cents: "$2,500", "$25.50".`
}

/**
 * Returns the message of an invalid price. A price without a digit is valid: "On request". With digits, it is not
 * negative and has a currency. Languages other than English may spell it out: "5.000 Euro", "900 kr".
 */
export const priceProblem = (price: string, language: string): string | undefined => {
  if (NEGATIVE.test(price)) return `"${price}" is negative. Remove the minus sign, or write a space after a dash.`
  if (matchesLanguage(language, "en")) return amountProblem(price)
  return /\d/.test(price) && !/[\p{L}\p{Sc}]/u.test(price) ? noCurrency(price) : undefined
}

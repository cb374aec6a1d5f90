import { matchesLanguage } from "#engine"
import { findPriceRanges, nameOneCurrency } from "#site/parse-price"

/** ISO 4217 codes. */
const currencyCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"))

/** Returns whether a text contains a currency symbol or code: "$", "EUR". */
export const hasCurrency = (text: string): boolean =>
  /\p{Sc}/u.test(text) || [...text.matchAll(/(?<!\p{L})[A-Z]{3}(?!\p{L})/gu)].some(([code]) => currencyCodes.has(code))

/** The numbers of an amount. */
const NUMBERS = /\d(?:[\d.,]*\d)?/g

/** A number in English: comma between thousands, period before cents. */
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?$/

/** A minus before the first number, "-$5", "$ -5" or "from −5". Not a dash before a space or after a letter. */
const NEGATIVE = /^(?:\D*\s)?(?:\p{Sc}|[A-Z]{3}\s)?[-−–](?:\p{Sc}|[A-Z]{3})?\s?\d/u

/** The minus of a negative price. */
const MINUS = /[-−–](?=(?:\p{Sc}|[A-Z]{3})?\s?\d)/u

const noCurrency = (amount: string) =>
  `"${amount}" has no currency. Write a symbol or code, such as "$900" or "900 EUR", or words without digits.`

/** Converts a number with a period between thousands, or a comma before cents, to English. */
const toEnglishNumber = (number: string): string => {
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(number))
    return number.replace(/[.,]/g, separator => (separator === "." ? "," : "."))
  return /^\d+,\d{1,2}$/.test(number) ? number.replace(",", ".") : number
}

const ambiguousWithoutCurrency = (amount: string, numbers: readonly string[]) => {
  const corrected = numbers.map(toEnglishNumber).find(number => NUMBER.test(number)) ?? "2,500"
  return `"${amount}" is ambiguous and has no currency. Write a symbol or code, and a comma between thousands: "$${corrected}" or "${corrected} EUR".`
}

/** Returns a message if an English amount with digits has no currency or is ambiguous. */
export const amountProblem = (amount: string): string | undefined => {
  const numbers = amount.match(NUMBERS)
  if (!numbers) return undefined
  const isAmbiguous = !numbers.every(number => NUMBER.test(number))
  if (!hasCurrency(amount)) return isAmbiguous ? ambiguousWithoutCurrency(amount, numbers) : noCurrency(amount)
  if (!isAmbiguous) return undefined
  const suggestion = amount.replace(NUMBERS, toEnglishNumber)
  const examples = suggestion.match(NUMBERS)?.every(number => NUMBER.test(number)) ? [suggestion] : ["2,500", "25.50"]
  return `"${amount}" is ambiguous. Write a comma between thousands, a period before cents: ${examples.map(example => `"${example}"`).join(", ")}.`
}

/** Returns a message if a range of prices has two currencies, or begins with the larger one. */
export const priceRangeProblem = (price: string, language: string): string | undefined => {
  const ranges = findPriceRanges(price, language)
  if (ranges.some(({ currencies }) => !nameOneCurrency(currencies)))
    return `"${price}" has two currencies. Write one currency for both amounts.`
  return ranges.some(({ isDescending }) => isDescending)
    ? `"${price}" begins with the larger amount. Write the smaller amount first.`
    : undefined
}

/**
 * Returns the message of an invalid price. A price without a digit is valid: "On request". With digits, it is not
 * negative and has a currency. Languages other than English may spell it out: "5.000 Euro", "900 kr".
 */
export const priceProblem = (price: string, language: string): string | undefined => {
  if (NEGATIVE.test(price)) {
    const otherProblem = priceProblem(price.replace(MINUS, ""), language)
    return `"${price}" is negative. Remove the minus sign${otherProblem ? `. ${otherProblem}` : ", or write a space after a dash."}`
  }
  const isWithoutCurrency = /\d/.test(price) && !/[\p{L}\p{Sc}]/u.test(price)
  const englishProblem = matchesLanguage(language, "en") ? amountProblem(price) : undefined
  return englishProblem ?? (isWithoutCurrency ? noCurrency(price) : priceRangeProblem(price, language))
}

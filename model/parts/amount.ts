/** A sign of money, or its code: "$", "EUR". */
const MONEY = /\p{Sc}|\b[A-Z]{3}\b/u

/** What a price is in; nothing where it does not say so. */
export const moneyOf = (price: string): string => MONEY.exec(price)?.[0] ?? ""

/** Between thousands there is a sign with three digits behind it, whichever that is. */
const BETWEEN_THOUSANDS = /(?<=\d)[.,\s'’](?=\d{3}(?!\d))/g

/** The number in a price or a figure as pages show it: 2500 in "$2,500" and in "2.500 €". */
export const amountOf = (figure: string): number =>
  Number(
    figure
      .replace(BETWEEN_THOUSANDS, "")
      .replace(",", ".")
      .replace(/[^\d.-]/g, ""),
  )

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

/** ISO 4217 codes of the signs that prices are written with. */
const CURRENCIES: Record<string, string> = { $: "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR" }

/** A number, with its money before or behind it. */
const SUM = /^\p{Sc}?\d+(?:[.,\s'’]\d{3})*(?:[.,]\d+)?(?:\s?(?:\p{Sc}|[A-Z]{3}))?$/u

/** A sum of money as a number, and its code (ISO 4217). */
interface Sum {
  amount: number
  currency: string
}

/** @returns what a price such as "$2,500" says; nothing where it is not one sum of money */
export const sumIn = (price: string): Sum | null => {
  const money = moneyOf(price)
  return money && SUM.test(price) ? { amount: amountOf(price), currency: CURRENCIES[money] ?? money } : null
}

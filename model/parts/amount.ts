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

const UNITS: Record<string, number> = { K: 1_000, M: 1_000_000 }

/** A figure as numbers: `Amount` in GraphQL. */
interface Amount {
  from: number
  to: number
  currency: string | null
}

/** One end of a figure: a number, what it is multiplied by, and its money before or behind it. */
const END =
  /^\p{Sc}?(-?[1-9]\d{0,2}(?:[.,\s'’]\d{3})+(?:[.,]\d+)?|-?\d+(?:[.,]\d+)?)([KM]?)\s?[%+]?(?:\s?(?:\p{Sc}|[A-Z]{3}))?$/u

/** @returns what a figure such as "$2,500", "200+" or "2–4" says; nothing where it is no number alone */
export const amountIn = (figure: string): Amount | null => {
  const ends = figure.split("–").map(end => END.exec(end.trim()))
  const numbers = ends.flatMap(end => (end ? [amountOf(end[1] ?? "") * (UNITS[end[2] ?? ""] ?? 1)] : []))
  const [from] = numbers
  if (from === undefined || numbers.length < ends.length || ends.length > 2) return null
  const money = moneyOf(figure)
  return { from, to: numbers.at(-1) ?? from, currency: CURRENCIES[money] ?? (money || null) }
}

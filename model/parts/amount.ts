/** The language of the pages: it decides what tells thousands apart, and what a fraction. */
const LANGUAGE = "en"

const signOf = (type: "group" | "decimal") =>
  new Intl.NumberFormat(LANGUAGE).formatToParts(1234.5).find(part => part.type === type)?.value ?? ""

const [GROUP, DECIMAL] = [signOf("group"), signOf("decimal")]

/** A sign of money, or its code: "$", "EUR". */
const MONEY = /\p{Sc}|\b[A-Z]{3}\b/u

/** An amount of money as people write it, with its sign before or behind it: "$2,500", "2,500 €", "from 25.50 USD". */
const PRICE = new RegExp(`^\\D{0,12}\\d{1,3}(?:\\${GROUP}?\\d{3})*(?:\\${DECIMAL}\\d\\d)?\\D{0,16}$`)

const FORMS = '"$2,500" or "2,500 €"'

/** The number in a price or a figure as pages show it: 2500 in "$2,500". */
export const amountOf = (figure: string): number =>
  Number(
    figure
      .replaceAll(GROUP, "")
      .replace(DECIMAL, ".")
      .replace(/[^\d.]/g, ""),
  )

/** What a price is in; nothing where it does not say so. */
export const moneyOf = (price: string): string => MONEY.exec(price)?.[0] ?? ""

/** Whether a text is one price. */
export const isPrice = (text: string): boolean => moneyOf(text) !== "" && PRICE.test(text)

/** More than anybody pays a month. */
const MOST = 1_000_000

/**
 * What is wrong with a price: it has a sign of money, its thousands are told apart as the language of the pages does,
 * and it is one that somebody may pay.
 */
export const priceProblem = (price: string): { message: string; isMeant?: true } | undefined => {
  if (!/\d/.test(price)) return undefined
  if (/\d\.\d{3}(?!\d)/.test(price))
    return { message: `"${price}" reads as a small number with a fraction. Write a comma between thousands: ${FORMS}.` }
  if (/\d[\s\u00A0\u202F’']\d{3}(?!\d)/.test(price))
    return { message: `Write a comma between the thousands of "${price}": ${FORMS}.` }
  if (!/[^\d.,\s]/.test(price))
    return { message: `"${price}" does not say in which money. Write it as visitors read it: ${FORMS}.` }
  if (/\d,\d{1,2}(?!\d)|\d,\d{4}/.test(price))
    return { message: `The comma of "${price}" does not tell thousands apart. Write it like ${FORMS}, or "$25.50".` }
  const amount = amountOf(price)
  if (amount > MOST)
    return { message: `"${price}" is more than anybody pays. Take the figures away that are too many.` }
  if (amount === 0 || !PRICE.test(price))
    return { message: `"${price}" does not look like a price. Write it like ${FORMS} if it is one.`, isMeant: true }
  return amount >= 1000 && !price.includes(GROUP)
    ? { message: `The thousands of "${price}" are hard to read. Write a comma between them: ${FORMS}.`, isMeant: true }
    : undefined
}

/** ISO 4217 codes of the signs that prices are written with. */
const CURRENCIES: Record<string, string> = { $: "USD", "€": "EUR", "£": "GBP" }

const UNITS: Record<string, number> = { K: 1_000, M: 1_000_000 }

/** A figure as numbers: `Amount` in GraphQL. */
interface Amount {
  from: number
  to: number
  currency: string | null
}

const END = /^[$€£]?(-?\d{1,3}(?:,\d{3})*|-?\d+)(\.\d+)?([KM]?)[%+]?(?:\s?(?:[$€£]|[A-Z]{3}))?$/

/** @returns what a figure such as "$2,500", "200+" or "2–4" says; nothing where it is no number alone */
export const amountIn = (figure: string): Amount | null => {
  const ends = figure.split("–").map(end => END.exec(end.trim()))
  const numbers = ends.flatMap(end => {
    const [, whole = "", fraction = "", unit = ""] = end ?? []
    return end ? [Number(`${whole.replaceAll(",", "")}${fraction}`) * (UNITS[unit] ?? 1)] : []
  })
  const [from] = numbers
  if (from === undefined || numbers.length < ends.length || ends.length > 2) return null
  const money = moneyOf(figure)
  return { from, to: numbers.at(-1) ?? from, currency: CURRENCIES[money] ?? (/^[A-Z]{3}$/.test(money) ? money : null) }
}

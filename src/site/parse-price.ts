/** ISO 4217 codes of currency symbols. */
const currencyCodes: Record<string, string> = { $: "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR" }

const isCode = (currency: string): boolean => /[A-Z]/.test(currency)

/** Returns the narrow symbol of an ISO 4217 code: "$" for "CAD". Returns symbols as they are. */
const symbolOf = (currency: string): string =>
  isCode(currency)
    ? (new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" })
        .formatToParts(0)
        .find(({ type }) => type === "currency")?.value ?? currency)
    : currency

/** Returns whether symbols and codes name one currency: "$" and "CAD", but not "$" and "EUR", or "USD" and "CAD". */
export const nameOneCurrency = (currencies: readonly string[]): boolean =>
  new Set(currencies.map(symbolOf)).size === 1 && new Set(currencies.filter(isCode)).size <= 1

/** A sum of money, or a range of sums. */
interface Price {
  min: number
  /** Null for open prices: "from $900", "$5k+". */
  max: number | null
  /** ISO 4217 code; null for symbols without one. */
  currency: string | null
}

/** Creates the pattern of a sum in a language: currency, number, "k" or "M", currency. */
const sumPattern = (language: string): string => {
  const parts = new Intl.NumberFormat(language, { style: "currency", currency: "EUR" }).formatToParts(12345.6)
  const symbol = (name: string) => parts.find(({ type }) => type === name)?.value ?? ""
  const number = `\\d{1,3}(?:([\\s'’${symbol("group")}])\\d{3}(?:\\3\\d{3})*)?|\\d+`
  const decimals = `(?:[${symbol("decimal")}]\\d{1,2}|[.,][-–]{1,2})?`
  const currency = "(\\p{Sc}|[A-Z]{3})?"
  return `${currency}\\s?((?:${number})${decimals})\\s?([kKmM]?)\\s?${currency}`
}

const multipliers: Record<string, number> = { K: 1e3, M: 1e6 }

const OPEN_PREFIX = /^(?:from|ab|dès|desde)\s+/i
const RANGE_SEPARATOR = /\s?[-–—]\s?(?=[\d\p{Sc}A-Z])|\s(?:to|bis|à|a)\s/u

/** A sum of money, as written. */
interface Sum {
  value: number
  /** 1000 for "k", otherwise 1. */
  multiplier: number
  /** Symbols and codes, before and after the number. */
  currencies: string[]
}

const toSum = (match: RegExpExecArray): Sum => {
  const [, currencyBefore, number = "", , magnitude = "", currencyAfter] = match
  const digits = number.replace(/[.,]([-–]{1,2})$/, "").replace(/[.,](?=\d{1,2}$)/, "_")
  return {
    value: Number(digits.replace(/[^\d_]/g, "").replace("_", ".")),
    multiplier: multipliers[magnitude.toUpperCase()] ?? 1,
    currencies: [currencyBefore, currencyAfter].flatMap(currency => currency ?? []),
  }
}

/** Returns the possible minimums of a range: "$5–50k" means 5,000, "$500–5k" 500, and "$5–$50k" could be either. */
const minimumsOf = (first: Sum, last: Sum): number[] => {
  const withLastMultiplier = first.multiplier === 1 ? [first.value * last.multiplier] : []
  const minimums = new Set([...withLastMultiplier, first.value * first.multiplier])
  return [...minimums].filter(min => min <= last.value * last.multiplier)
}

/**
 * Parses a displayed price: "$2,500", "CHF 5'000", "5.000 €" in German, "$5k–$50k", "from $900".
 * @returns null for any other text: a wrong price is worse than none
 */
export const parsePrice = (price: string, language: string): Price | null => {
  const pattern = new RegExp(`^${sumPattern(language)}$`, "u")
  const isOpen = OPEN_PREFIX.test(price) || price.endsWith("+")
  const matches = price
    .replace(OPEN_PREFIX, "")
    .replace(/\+$/, "")
    .split(RANGE_SEPARATOR)
    .map(sum => pattern.exec(sum.trim()))
  const [first, last = first, third] = matches.flatMap(match => (match ? [toSum(match)] : []))
  if (!first || !last || third || matches.includes(null)) return null
  const currencies = [first, last].flatMap(sum => sum.currencies)
  const [min, other] = minimumsOf(first, last)
  const isUnambiguous = other === undefined || first.currencies.length === 0 || last.currencies.length === 0
  if (!nameOneCurrency(currencies) || min === undefined || !isUnambiguous) return null
  return {
    min,
    max: isOpen ? null : last.value * last.multiplier,
    // A code is more specific than its symbol: "$10,000 CAD".
    currency: currencies.find(isCode) ?? currencyCodes[currencies[0] ?? ""] ?? null,
  }
}

/** Two sums with a currency in a text, such as "$5,000–$50,000 per project". */
interface PriceRange {
  /** The first sum is larger. */
  isDescending: boolean
  /** Symbols and codes of both sums. */
  currencies: string[]
}

/** Finds ranges of prices. With spaces around the dash, other words or a sum without currency exclude a range. */
export const findPriceRanges = (text: string, language: string): PriceRange[] =>
  [...text.matchAll(new RegExp(RANGE_SEPARATOR, "gu"))].flatMap(({ 0: separator, index }) => {
    const [before, after] = [text.slice(0, index).replace(OPEN_PREFIX, ""), text.slice(index + separator.length)]
    const firstMatch = new RegExp(`(?<![\\d.,])${sumPattern(language)}$`, "u").exec(before)
    const lastMatch = new RegExp(`^${sumPattern(language)}(?![\\d.,]*\\d)`, "u").exec(after)
    if (!firstMatch || !lastMatch) return []
    const [first, last] = [toSum(firstMatch), toSum(lastMatch)]
    const isWhole = firstMatch[0] === before && lastMatch[0] === after
    const haveCurrencies = first.currencies.length > 0 && last.currencies.length > 0
    const currencies = [...first.currencies, ...last.currencies]
    return currencies.length > 0 && (isWhole || haveCurrencies || !/\s/.test(separator))
      ? [{ isDescending: minimumsOf(first, last).length === 0, currencies }]
      : []
  })

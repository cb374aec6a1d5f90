/** ISO 4217 codes of currency symbols. */
const currencyCodes: Record<string, string> = { $: "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR" }

/** A sum of money, or a range of sums. */
interface Price {
  min: number
  /** Null for open prices: "from $900", "$5k+". */
  max: number | null
  /** ISO 4217 code; null for symbols without one. */
  currency: string | null
}

/** Creates the pattern of a sum in a language: currency, number, "k" or "M", currency. */
const sumPattern = (language: string): RegExp => {
  const parts = new Intl.NumberFormat(language, { style: "currency", currency: "EUR" }).formatToParts(12345.6)
  const symbol = (name: string) => parts.find(({ type }) => type === name)?.value ?? ""
  const number = `\\d{1,3}(?:([\\s'’${symbol("group")}])\\d{3}(?:\\3\\d{3})*)?|\\d+`
  const decimals = `(?:[${symbol("decimal")}]\\d{1,2}|[.,][-–]{1,2})?`
  const currency = "(\\p{Sc}|[A-Z]{3})?"
  return new RegExp(`^${currency}\\s?((?:${number})${decimals})\\s?([kKmM]?)\\s?${currency}$`, "u")
}

const multipliers: Record<string, number> = { K: 1e3, M: 1e6 }

const OPEN_PREFIX = /^(?:from|ab|dès|desde)\s+/i
const RANGE_SEPARATOR = /\s?[-–—]\s?(?=[\d\p{Sc}A-Z])|\s(?:to|bis|à|a)\s/u

/**
 * Parses a displayed price: "$2,500", "CHF 5'000", "5.000 €" in German, "$5k–$50k", "from $900".
 * @returns null for any other text: a wrong price is worse than none
 */
export const parsePrice = (price: string, language: string): Price | null => {
  const pattern = sumPattern(language)
  const isOpen = OPEN_PREFIX.test(price) || price.endsWith("+")
  const sums = price
    .replace(OPEN_PREFIX, "")
    .replace(/\+$/, "")
    .split(RANGE_SEPARATOR)
    .map(sum => {
      const [, currencyBefore, number = "", , magnitude = "", currencyAfter] = pattern.exec(sum.trim()) ?? []
      const digits = number.replace(/[.,]([-–]{1,2})$/, "").replace(/[.,](?=\d{1,2}$)/, "_")
      const value = Number(digits.replace(/[^\d_]/g, "").replace("_", "."))
      return {
        value: number ? value : NaN,
        multiplier: multipliers[magnitude.toUpperCase()] ?? 1,
        currency: currencyBefore ?? currencyAfter,
      }
    })
  const [first, last = first, third] = sums
  const currencies = new Set(sums.flatMap(({ currency }) => currency ?? []))
  if (!first || !last || third || currencies.size !== 1) return null
  const max = last.value * last.multiplier
  // "$5–50k" means 5,000, "$500–5k" 500, and "$5–$50k" could be either.
  const withLastMultiplier = first.multiplier === 1 ? [first.value * last.multiplier] : []
  const minimums = [...new Set([...withLastMultiplier, first.value * first.multiplier])].filter(min => min <= max)
  const [min] = minimums
  const isUnambiguous = minimums.length === 1 || !(first.currency && last.currency)
  if (min === undefined || !isUnambiguous) return null
  const [symbolOrCode = ""] = currencies
  return {
    min,
    max: isOpen ? null : max,
    currency: currencyCodes[symbolOrCode] ?? (/[A-Z]/.test(symbolOrCode) ? symbolOrCode : null),
  }
}

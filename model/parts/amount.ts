import { z } from "zod"
import type { Lookup } from "../../packages/content-engine"

/** What tells the parts of a number apart in a language: thousands, and the fraction. */
interface Signs {
  group: string
  decimal: string
}

const known = new Map<string, Signs>()

const signsOf = (language: string): Signs => {
  const found = known.get(language)
  if (found) return found
  const parts = new Intl.NumberFormat(language).formatToParts(12345.5)
  const sign = (type: "group" | "decimal") => parts.find(part => part.type === type)?.value ?? ""
  const signs = { group: sign("group"), decimal: sign("decimal") }
  known.set(language, signs)
  return signs
}

/** Blanks and apostrophes are written in several ways. */
const oneOf = (sign: string): string =>
  /\s/.test(sign) ? "[\\s\\u00A0\\u202F]" : /['’]/.test(sign) ? "['’]" : `[${sign}]`

/** A sign of money, or its code: "$", "EUR". */
const MONEY = /\p{Sc}|\b[A-Z]{3}\b/u

/** Two prices as a language writes them, for messages. */
const formsIn = (language: string) => {
  const written = (2500).toLocaleString(language, { useGrouping: "always" })
  return `"$${written}" or "${written} €"`
}

/** The number in a price or a figure as pages show it: 2500 in "$2,500". */
export const amountOf = (figure: string, language: string): number => {
  const { group, decimal } = signsOf(language)
  return Number(
    figure
      .replace(new RegExp(`(?<=\\d)${oneOf(group)}(?=\\d{3})`, "g"), "")
      .replace(decimal, ".")
      .replace(/[^\d.]/g, ""),
  )
}

/** What a price is in; nothing where it does not say so. */
export const moneyOf = (price: string): string => MONEY.exec(price)?.[0] ?? ""

/** An amount of money as people write it, with its sign before or behind it: "$2,500", "2,500 €", "from 25.50 USD". */
const isAmount = (text: string, language: string): boolean => {
  const { group, decimal } = signsOf(language)
  const number = `\\d{1,3}(?:${oneOf(group)}?\\d{3})*(?:${oneOf(decimal)}\\d\\d)?`
  return new RegExp(`^\\D{0,12}${number}\\D{0,16}$`).test(text)
}

/** Whether a text is one price. */
export const isPrice = (text: string, language: string): boolean => moneyOf(text) !== "" && isAmount(text, language)

/** More than anybody pays a month. */
const MOST = 1_000_000

const NAMES: Record<string, string> = { ",": "comma", ".": "full stop" }

/**
 * What is wrong with a price: it has a sign of money, its thousands are told apart as the language of the pages does,
 * and it is one that somebody may pay.
 */
export const priceProblem = (price: string, language: string): { message: string; isMeant?: true } | undefined => {
  if (!/\d/.test(price)) return undefined
  const { group, decimal } = signsOf(language)
  const forms = formsIn(language)
  const name = NAMES[group] ?? "blank"
  const [thousands, fraction] = [oneOf(group), oneOf(decimal)]
  if (new RegExp(`\\d${fraction}\\d{3}(?!\\d)`).test(price))
    return {
      message: `"${price}" reads as a small number with a fraction. Write a ${name} between thousands: ${forms}.`,
    }
  if (new RegExp(`\\d(?!${thousands})[.,\\s\u00A0\u202F’']\\d{3}(?!\\d)`).test(price))
    return { message: `Write a ${name} between the thousands of "${price}": ${forms}.` }
  if (!/[^\d.,\s]/.test(price))
    return { message: `"${price}" does not say in which money. Write it as visitors read it: ${forms}.` }
  if (new RegExp(`\\d${thousands}(?:\\d{1,2}(?!\\d)|\\d{4})`).test(price))
    return {
      message: `The ${name} of "${price}" does not tell thousands apart. Write it like ${forms}, or "$25${decimal}50".`,
    }
  const amount = amountOf(price, language)
  if (amount > MOST)
    return { message: `"${price}" is more than anybody pays. Take the figures away that are too many.` }
  if (amount === 0 || !isAmount(price, language))
    return { message: `"${price}" does not look like a price. Write it like ${forms} if it is one.`, isMeant: true }
  return amount >= 1000 && !new RegExp(`\\d${thousands}\\d`).test(price)
    ? {
        message: `The thousands of "${price}" are hard to read. Write a ${name} between them: ${forms}.`,
        isMeant: true,
      }
    : undefined
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

const endIn = (language: string) => {
  const { group, decimal } = signsOf(language)
  const [thousands, fraction] = [oneOf(group), oneOf(decimal)]
  return new RegExp(
    `^\\p{Sc}?(-?\\d{1,3}(?:${thousands}\\d{3})*|-?\\d+)(${fraction}\\d+)?([KM]?)\\s?[%+]?(?:\\s?(?:\\p{Sc}|[A-Z]{3}))?$`,
    "u",
  )
}

/** The sign that a country has for its money, whoever else has it too: "$" of CAD. */
const signOf = (currency: string) =>
  new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value

const currencyOf = (money: string, own: string | undefined): string | null =>
  own && signOf(own) === money ? own : (CURRENCIES[money] ?? (/^[A-Z]{3}$/.test(money) ? money : null))

/** How the figures of a site are written. */
export interface Written {
  language: string
  /** Code of the money that a sign which several countries have stands for. */
  currency?: string | undefined
}

/** An amount with a sign of money before or behind it, in a sentence. */
const IN_SENTENCE = /\p{Sc}\s?\d+(?:[.,]\d+)*[KM]?|\d+(?:[.,]\d+)*[KM]?\s?\p{Sc}/gu

/** The amounts of a sentence that are in other money than a site has. */
export const otherMoney = (sentence: string, own: string): string[] =>
  [...sentence.matchAll(IN_SENTENCE)].flatMap(([amount]) => (currencyOf(moneyOf(amount), own) === own ? [] : [amount]))

/** What of site.yaml says so. */
const site = { type: "SiteContent", shape: z.object({ language: z.string(), currency: z.string() }).partial() }

/** How the figures of this site are written. */
export const writtenBy = async ({ one }: Pick<Lookup, "one">): Promise<Written> => {
  const { language, currency } = (await one(site)) ?? {}
  return { language: language ?? "en", currency: currency ?? undefined }
}

/** @returns what a figure such as "$2,500", "200+" or "2–4" says; nothing where it is no number alone */
export const amountIn = (figure: string, { language, currency: own }: Written): Amount | null => {
  const pattern = endIn(language)
  const ends = figure.split("–").map(end => pattern.exec(end.trim()))
  const numbers = ends.flatMap(end => {
    const [, whole = "", fraction = "", unit = ""] = end ?? []
    return end ? [Number(`${whole.replace(/[^\d-]/g, "")}.${fraction.slice(1) || "0"}`) * (UNITS[unit] ?? 1)] : []
  })
  const [from] = numbers
  if (from === undefined || numbers.length < ends.length || ends.length > 2) return null
  const money = moneyOf(figure)
  return { from, to: numbers.at(-1) ?? from, currency: currencyOf(money, own) }
}

import { inLines } from "./lines"
import { inLanguage, type Rule } from "./rule"

const NUMBER = "(\\d+(?:[.,]\\d+)*)"
const UNIT =
  "(?: ?%| (?:percent|minutes?|hours?|days?|weeks?|months?|years?|people|clients?|pages?|posts?|projects?)\\b)"

/** Words before which "6 to 2 weeks" is a range: from 6 to 2 weeks something may fall. */
const BEFORE = "(?:[\"':]|\\b(?:takes?|within|in|about|around|roughly|usually|after|for|every|of|is|are|need|needs)) ?"

/** Ranges of what can be counted: with a sign of money, or with what they count behind them. */
const RANGES = [
  new RegExp(`(?<![\\w.,–-])[$€£]${NUMBER}[KkMm]? ?[–-] ?[$€£]?${NUMBER}[KkMm]?(?![\\w.,]*\\d|\\w)`, "g"),
  new RegExp(`(?<![\\w.,$€£–-])${NUMBER} ?[–-] ?${NUMBER}${UNIT}`, "g"),
  new RegExp(`(?<=${BEFORE})${NUMBER} to ${NUMBER}${UNIT}`, "g"),
]

/** A number as English writes it. */
const valueOf = (number: string) => Number(number.replaceAll(",", ""))

/** No range falls: its smaller number comes first. */
const rangesRise: Rule = ({ folder: { texts } }) =>
  inLines(texts, /\d ?(?:[–-]|to) ?[$€£]?\d/, line =>
    RANGES.flatMap(range =>
      [...line.matchAll(range)].flatMap(({ 0: words, 1: from = "", 2: to = "", index: offset }) => {
        const ends = words.match(/[KkMm](?!\w)/g) ?? []
        if (valueOf(from) <= valueOf(to) || ends[0] !== ends[1]) return []
        const start = words.indexOf(from)
        const second = words.lastIndexOf(to)
        const turned = `${words.slice(0, start)}${to}${words.slice(start + from.length, second)}${from}${words.slice(second + to.length)}`
        return [
          {
            offset,
            message: `"${words}" falls: a range begins with the smaller number. Write "${turned}".`,
            isMeant: true,
          },
        ]
      }),
    ),
  )

/** A number with the letter O in it: a price, or one behind whose first digits such letters follow. */
const LETTER = /(?<![\p{L}\p{N}.,/-])[$€£]?\d[\d.,]*O[O\d]*(?![\p{L}\p{N}/-])/gu

/** No number has a letter in the place of a digit; days that are fields are told by their types. */
const digitsOnly: Rule = ({ folder: { texts } }) =>
  inLines(texts, /^(?!\s*(?:- )?(?:date|checked): ).*(?:\dO|,O)/m, line =>
    [...line.matchAll(LETTER)].map(({ 0: sign, index: offset }) => ({
      offset,
      message: `"${sign}" has the letter O in it, for the number 0. Write "${sign.replaceAll("O", "0")}".`,
      isMeant: true,
    })),
  )

export const numberRules: Rule[] = [digitsOnly, inLanguage("en", rangesRise)]

import { z } from "zod"
import { amountOf, moneyOf, priceProblem } from "../parts/amount"
import {
  asWarning,
  type Check,
  type CheckTogether,
  day,
  defineType,
  FIGURE,
  group,
  isKindOf,
  isoDate,
  languageOf,
  isRealDay,
  issueIn,
  list,
  LONGEST,
  namesOf,
  text,
  unique,
} from "../../packages/content-engine"

const claimName = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, 'must be one word that begins small, such as "replyHours"')
  .meta({ examples: ["replyHours"] })

const difference = group("ClaimDifference", "Another figure of the same thing that says something else, and why.", {
  claim: claimName.describe("Name of the other claim."),
  reason: text("Why both stand."),
})

const shape = group("Claim", "A figure that the site claims. Texts refer to it, so that it stands once.", {
  name: claimName.describe('What texts refer to it by: "replyHours" is written {claim.replyHours} there.'),
  value: z
    .string()
    .max(LONGEST)
    .regex(FIGURE, 'must be a figure such as "200+", "2–4" or "2,500 €", without other signs')
    .describe('The figure, as visitors read it, for example "200+" or "2–4".')
    .meta({ examples: ["200+", "2–4"] }),
  unit: text('What it is a number of, where that is not part of it, for example "hours".', 40)
    .meta({ examples: ["hours"] })
    .optional(),
  counts: text("What it counts, in words that all claims of the same thing share."),
  period: text("The time it holds for, or was counted over."),
  source: text("Where it comes from: who counted, in what, or what was decided."),
  checked: day.describe('Day on which somebody last looked whether it holds, for example "October 28, 2025".'),
  differs: list("Claims of the same thing that say something else, declared.", difference, { min: 1 }).optional(),
  wording: list(
    'How sentences say it, for example "reply within # hours": the check finds those that name a figure by hand.',
    z
      .string()
      .regex(/^[^#]*[^#\s][^#]*#[^#]*$|^#[^#]*[^#\s][^#]*$/, "must hold words and one # in place of the figure")
      .describe("A few words and the sign #."),
    { min: 1 },
  ).optional(),
})

type Data = z.infer<typeof shape>

/** Months after which a figure is to be looked at again. */
const MOST_MONTHS = 12

/** As YYYY-MM-DD. */
const dayAfter = (today: string): string => new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)

/** The same day so many months ago, as YYYY-MM-DD. */
const monthsBefore = (today: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number)
  return new Date(Date.UTC(year, month - 1 - months, day)).toISOString().slice(0, 10)
}

/** A figure was looked at within a year, on a day that the calendar has. */
const checkedOfLate: Check<Data> = ({ checked }, entry, { folder: { today } }) => {
  const looked = isoDate(checked)
  if (!isRealDay(looked))
    return [issueIn(entry, ["checked"], `The calendar has no "${checked}". Correct the day or the month.`)]
  // Where the sun rises first it is tomorrow already.
  if (looked > dayAfter(today))
    return [issueIn(entry, ["checked"], `"${checked}" is a day to come. Name the day of the last look.`)]
  return looked < monthsBefore(today, MOST_MONTHS)
    ? [
        asWarning(
          issueIn(
            entry,
            ["checked"],
            `Nobody has checked this figure for more than ${MOST_MONTHS} months. Ask its source, then write today's date here.`,
          ),
        ),
      ]
    : []
}

/** A range begins with its smaller end. */
const rangeRises: Check<Data> = ({ value }, entry, context) => {
  const language = languageOf(context)
  const { 1: from, 2: to } = /^(\D*\d[\d,.]*)[\s\w%]*–(\D*\d[\d,.]*)/u.exec(value) ?? []
  const isFalling = from !== undefined && to !== undefined && amountOf(from, language) > amountOf(to, language)
  return isFalling && !/[KM]/.test(value)
    ? [issueIn(entry, ["value"], `"${value}" ends below its beginning. Write the smaller figure first.`)]
    : []
}

const NUMBER =
  /\d|\b(?:no|none|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|twice|double|dozen|hundred|thousand|million)\b/i

/** A figure has a number, or says that there is none; a range is written with a dash. */
const figureSays: Check<Data> = ({ value }, entry, context) => {
  const language = languageOf(context)
  const at = (message: string) => issueIn(entry, ["value"], message)
  if (!/[\p{L}\p{N}]/u.test(value) || /^[A-Z]+ ?[%+]$/.test(value))
    return [at(`"${value}" has no number in it. Write the figure as visitors read it, such as "$200" or "98%".`)]
  if (!NUMBER.test(value) && isKindOf(language, "en"))
    return [
      asWarning(
        at(
          `"${value}" has no number in it, and this is a list of figures. Write the figure, or write the word where it is read.`,
        ),
      ),
    ]
  const range =
    /^(\D{0,2}\d[\d.,]*(?:[KM%]|\s?\p{Sc})?)\s*(?:[-‐‑−—]+|\.{2,3}|\s–\s?|–\s)\s*(\D{0,2}\d[\d.,]*(?:[KM%+]|\s?\p{Sc})?(?: .*)?)$/u.exec(
      value,
    )
  const price = moneyOf(value)
    ? value
        .split("–")
        .flatMap(end => priceProblem(end.trim(), language) ?? [])
        .at(0)
    : undefined
  if (price && !range) return [price.isMeant ? asWarning(at(price.message)) : at(price.message)]
  return range ? [asWarning(at(`A range has a short dash and no spaces: write "${range[1]}–${range[2]}".`))] : []
}

const plain = (words: string) => words.toLowerCase().replace(/\s+/g, " ").trim()
const figureOf = ({ value, unit }: Data) => plain(`${value} ${unit ?? ""}`)

/** Two figures of the same thing agree, or one of them says that and why they do not. */
const differencesDeclared: CheckTogether<Data> = own =>
  own.flatMap((entry, index) =>
    own.slice(0, index).flatMap(({ data: other }) => {
      const { data } = entry
      if (plain(data.counts) !== plain(other.counts) || figureOf(data) === figureOf(other)) return []
      // Two of one name are told as that.
      if (data.name === other.name) return []
      const isDeclared = [data, other].some((one, place) =>
        one.differs?.some(({ claim: named }) => named === (place === 0 ? other : data).name),
      )
      return isDeclared
        ? []
        : [
            issueIn(
              entry,
              ["value"],
              `"${data.name}" says ${figureOf(data)} and "${other.name}" says ${figureOf(other)} of the same thing. Correct one of them, or say under "differs" why both stand.`,
            ),
          ]
    }),
  )

/** What is declared to differ is there, is of the same thing, and differs. */
const declarationsHold: CheckTogether<Data> = (own, context) =>
  own.flatMap(entry =>
    (entry.data.differs ?? []).flatMap(({ claim: named }, index) => {
      const other = own.find(({ data }) => data.name === named)?.data
      const at = (message: string) => [issueIn(entry, ["differs", index, "claim"], message)]
      // A claim that has not its shape is told of itself.
      const known = namesOf(context, entry, "name")
      if (!other)
        return !known || known.includes(named)
          ? []
          : at(`No figure of this file is called "${named}". Correct the name or delete the entry.`)
      if (plain(other.counts) !== plain(entry.data.counts))
        return at(`"${named}" counts something else ("${other.counts}"). Give both the same words under "counts".`)
      return figureOf(other) === figureOf(entry.data) ? at(`"${named}" says the same by now. Delete this entry.`) : []
    }),
  )

export const claim = defineType({
  type: "Claim",
  files: "claims.yaml",
  shape,
  list: true,
  mayBeEmpty: true,
  checks: [checkedOfLate, rangeRises, figureSays],
  checksTogether: [unique("name"), differencesDeclared, declarationsHold],
})

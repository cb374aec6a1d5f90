import { z } from "zod"
import { amountOf, moneyOf, priceProblem } from "../parts/amount"
import {
  type Check,
  type CheckTogether,
  day,
  defineType,
  FIGURE,
  group,
  isKindOf,
  languageOf,
  issueIn,
  list,
  LONGEST,
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
  checked: day.describe("Day on which somebody last looked whether it holds."),
  differs: list("Claims of the same thing that say something else, declared.", difference, { min: 1 })
    .optional()
    .meta({ buildOnly: true }),
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

/** A range begins with its smaller end. */
const rangeRises: Check<Data> = ({ value }, entry) => {
  const { 1: from, 2: to } = /^(\D*\d[\d,.]*)[\s\w%]*–(\D*\d[\d,.]*)/u.exec(value) ?? []
  const isFalling = from !== undefined && to !== undefined && amountOf(from) > amountOf(to)
  return isFalling && !/[KM]/.test(value)
    ? [issueIn(entry, ["value"], `"${value}" ends below its beginning. Write the smaller figure first.`)]
    : []
}

/** A figure has a number, and one of money cannot be read as another. */
const figureSays: Check<Data> = ({ value }, entry, context) => {
  const at = (message: string) => [issueIn(entry, ["value"], message)]
  if (!/[\p{L}\p{N}]/u.test(value) || /^(?:[A-Z]+ ?[%+]|tb[acd]|TB[ACD])$/.test(value))
    return at(`"${value}" has no number in it. Write the figure as visitors read it, such as "$200" or "98%".`)
  const isPrice = moneyOf(value) && isKindOf(languageOf(context), "en")
  const problem = isPrice && value.split("–").flatMap(end => priceProblem(end.trim()) ?? [])[0]
  return problem ? at(problem) : []
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

/** What is declared to differ is there, and is of the same thing. */
const declarationsHold: CheckTogether<Data> = own =>
  own.flatMap(entry =>
    (entry.data.differs ?? []).flatMap(({ claim: named }, index) => {
      const other = own.find(({ data }) => data.name === named)?.data
      const at = (message: string) => [issueIn(entry, ["differs", index, "claim"], message)]
      if (!other) return at(`No figure of this file is called "${named}". Correct the name or delete the entry.`)
      return plain(other.counts) === plain(entry.data.counts)
        ? []
        : at(`"${named}" counts something else ("${other.counts}"). Give both the same words under "counts".`)
    }),
  )

export const claim = defineType({
  type: "Claim",
  files: "claims.yaml",
  shape,
  list: true,
  mayBeEmpty: true,
  checks: [rangeRises, figureSays],
  checksTogether: [unique("name"), differencesDeclared, declarationsHold],
})

import { z } from "zod"
import {
  CLAIM_NAME,
  CLAIM_VALUE,
  contentLanguage,
  day,
  defineType,
  type EntryCheck,
  entryIssue,
  group,
  matchesLanguage,
  MAX_CLAIM_LENGTH,
  text,
  uniqueField,
} from "#engine"
import { amountProblem, hasCurrency, priceRangeProblem } from "../shared/amount"

const claimName = z
  .string()
  .regex(CLAIM_NAME, 'must be one word that begins with a lowercase letter, such as "replyHours"')
  .meta({ examples: ["replyHours"] })

const schema = group("Claim", "A figure that the site claims, defined once. Texts refer to it.", {
  name: claimName.describe('Name in texts: "replyHours" is written {claim.replyHours} there.'),
  value: z
    .string()
    .max(MAX_CLAIM_LENGTH)
    .regex(CLAIM_VALUE, 'must be a figure or word such as "200+", "2,500 €" or "none", without other characters')
    .describe('The figure, as displayed, for example "200+" or "2–4"; a word such as "none" is allowed.')
    .meta({ examples: ["200+", "2–4"] }),
  unit: text('Unit, if not part of the value, for example "hours".', 40)
    .meta({ examples: ["hours"] })
    .optional(),
  counts: text("What the figure counts."),
  period: text("Period that the figure covers."),
  source: text("Source of the figure: who counted, in which data, or a decision."),
  checked: day.describe("Date of the figure's last check."),
})

type Data = z.infer<typeof schema>

/** Returns the message of a value without a letter or digit, a placeholder such as "X%", or an ambiguous price. */
const claimProblem = (value: string, language: string): string | undefined => {
  if (!/[\p{L}\p{N}]/u.test(value) || /^(?:[A-Z]+ ?[%+]|tb[acd]|TB[ACD])$/.test(value))
    return `"${value}" has no number. Write the figure as visitors see it, such as "$200" or "98%".`
  const isPrice = hasCurrency(value) && matchesLanguage(language, "en")
  const amounts = isPrice ? value.split("–") : []
  return amounts.flatMap(amount => amountProblem(amount.trim()) ?? [])[0] ?? priceRangeProblem(value, language)
}

const validClaimValue: EntryCheck<Data> = ({ value }, entry, context) => {
  const problem = claimProblem(value, contentLanguage(context))
  return problem ? [entryIssue(entry, ["value"], problem)] : []
}

export const claim = defineType({
  type: "Claim",
  files: "claims.yaml",
  schema,
  list: true,
  allowEmpty: true,
  checks: [validClaimValue],
  collectionChecks: [uniqueField("name")],
})

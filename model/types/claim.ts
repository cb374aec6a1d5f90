import { z } from "zod"
import {
  type EntryCheck,
  day,
  defineType,
  CLAIM_VALUE,
  group,
  matchesLanguage,
  entryIssue,
  contentLanguage,
  MAX_CLAIM_LENGTH,
  text,
  uniqueField,
} from "#engine"
import { currencySymbol, priceProblem } from "../parts/amount"

const claimName = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, 'must be one word that begins small, such as "replyHours"')
  .meta({ examples: ["replyHours"] })

const schema = group("Claim", "A figure that the site claims. Texts refer to it, so that it stands once.", {
  name: claimName.describe('What texts refer to it by: "replyHours" is written {claim.replyHours} there.'),
  value: z
    .string()
    .max(MAX_CLAIM_LENGTH)
    .regex(CLAIM_VALUE, 'must be a figure such as "200+", "2–4" or "2,500 €", without other signs')
    .describe('The figure, as visitors read it, for example "200+" or "2–4".')
    .meta({ examples: ["200+", "2–4"] }),
  unit: text('What it is a number of, where that is not part of it, for example "hours".', 40)
    .meta({ examples: ["hours"] })
    .optional(),
  counts: text("What it counts."),
  period: text("The time it holds for, or was counted over."),
  source: text("Where it comes from: who counted, in what, or what was decided."),
  checked: day.describe("Day on which somebody last looked whether it holds."),
})

type Data = z.infer<typeof schema>

/** A figure has a number, and one of money cannot be read as another. */
const validClaimValue: EntryCheck<Data> = ({ value }, entry, context) => {
  const at = (message: string) => [entryIssue(entry, ["value"], message)]
  if (!/[\p{L}\p{N}]/u.test(value) || /^(?:[A-Z]+ ?[%+]|tb[acd]|TB[ACD])$/.test(value))
    return at(`"${value}" has no number in it. Write the figure as visitors read it, such as "$200" or "98%".`)
  const isPrice = currencySymbol(value) && matchesLanguage(contentLanguage(context), "en")
  const problem = isPrice && value.split("–").flatMap(end => priceProblem(end.trim()) ?? [])[0]
  return problem ? at(problem) : []
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

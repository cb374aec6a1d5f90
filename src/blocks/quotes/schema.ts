import type { z } from "zod"
import { block, heading, ifOnlyMissing, list, requires } from "#engine"
import { quote, quoteFields } from "#model/shared/schemas"

const fields = {
  title: heading("Heading, for assistive technology."),
  items: list(
    "One to four quotes: of clients, with stars, a chart to scale and a key figure, or of the team, the first quote set large.",
    requires(quote(quoteFields), {
      figureLabel: ["figure"],
      weekHours: ["weekDays", "weekAlt"],
      weekDays: ["weekHours"],
      weekAlt: ["weekHours"],
    }).meta({ requiredByLayout: { default: ["role"] } }),
    { min: 1, max: 4 },
  ),
}

/** Fields of the chart of a working week. */
const weekFields = ["weekHours", "weekDays", "weekAlt"] as const

/** Requires a company if quotes have stars, else a role and no key figures. */
const checkQuotes = ({ items = [] }: Partial<z.infer<z.ZodObject<typeof fields>>>, context: z.RefinementCtx) => {
  const report = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message })
  const areRated = items.some(({ rating }) => rating !== undefined)
  items.forEach((quoteData, index) => {
    const missing = (areRated ? (["rating", "company"] as const) : (["role"] as const)).filter(name => !quoteData[name])
    const extra = areRated
      ? []
      : (["figure", "figureLabel", "bars", ...weekFields] as const).filter(name => quoteData[name])
    for (const name of weekFields)
      if (quoteData.bars && quoteData[name] !== undefined)
        report(["items", index, name], "A quote has bars or a week chart, not both. Delete this, or the bars.")
    for (const name of missing)
      report(["items", index, name], `Quotes ${areRated ? "with" : "without"} stars need \`${name}\`. Add it.`)
    for (const name of extra)
      report(
        ["items", index, name],
        "Quotes without stars show no key figure. Delete it, or give each quote a `rating`.",
      )
  })
}

export const quotesSchema = block(
  "quotes",
  "People and proof",
  "Quotes of clients or of the team.",
  fields,
).superRefine(checkQuotes, { when: ifOnlyMissing })

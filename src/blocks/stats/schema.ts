import type { z } from "zod"
import { block, heading, inlineMarkdown, list, requires } from "#engine"
import { stat, statFields } from "#model/shared/schemas"

const { value, label, chart, amount, alt, comparison } = statFields

const statItem = requires(stat({ value, label, chart, amount, alt, comparison }), {
  chart: ["amount", "alt"],
  amount: ["chart"],
  alt: ["chart"],
})

const fields = {
  title: heading("Heading; without bars, for assistive technology only."),
  lead: inlineMarkdown("Source of the key figures. Only with a visible heading.").optional(),
  items: list("One to four key figures: in a row, or each with its chart, or each with its two bars.", statItem, {
    min: 1,
    max: 4,
  }),
}

/** Requires one kind of chart for all key figures; allows a lead above bars only. */
const validCharts: z.core.CheckFn<z.infer<z.ZodObject<typeof fields>>> = ({ value: { lead, items }, issues }) => {
  const report = (path: (string | number)[], message: string) =>
    issues.push({ code: "custom", input: items, path, message })
  const comparedCount = items.filter(item => item.comparison).length
  const unexpected = items.findIndex(item => comparedCount > 0 && (!item.comparison || item.chart))
  if (unexpected >= 0)
    report(
      ["items", unexpected],
      "Only some of these key figures have bars. Give each a `comparison` and no chart, or none.",
    )
  if (lead !== undefined && comparedCount === 0)
    report(["lead"], "A lead needs key figures with bars. Delete it, or give each key figure a `comparison`.")
}

export const statsSchema = block(
  "stats",
  "People and proof",
  "Key figures in a row, or each with a chart or two bars.",
  fields,
).check(validCharts)

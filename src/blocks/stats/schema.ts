import type { z } from "zod"
import { block, heading, list, requires, inlineMarkdown } from "#engine"
import { figure, figureFields } from "#model/parts/common"

const { value, label, chart, amount, alt, comparison } = figureFields

const entry = requires(figure({ value, label, chart, amount, alt, comparison }), {
  chart: ["amount", "alt"],
  amount: ["chart"],
  alt: ["chart"],
})

const fields = {
  title: heading("Heading; for assistive technology only where there are no bars."),
  lead: inlineMarkdown("Where the figures come from. Only beside a heading that is seen.").optional(),
  items: list("One to four figures: in a row, or each with its chart, or each with its two bars.", entry, {
    min: 1,
    max: 4,
  }),
}

/** Figures of a block are told in one way, and what stands above bars stands above nothing else. */
const validCharts: z.core.CheckFn<z.infer<z.ZodObject<typeof fields>>> = ({ value: { lead, items }, issues }) => {
  const tell = (path: (string | number)[], message: string) =>
    issues.push({ code: "custom", input: items, path, message })
  const compared = items.filter(one => one.comparison).length
  const odd = items.findIndex(one => compared > 0 && (!one.comparison || one.chart))
  if (odd >= 0)
    tell(["items", odd], 'Some of these figures have bars. Give each its "comparison" and no chart, or none.')
  if (lead !== undefined && compared === 0)
    tell(["lead"], 'A lead stands above bars only. Delete this line, or give each figure its "comparison".')
}

export const schema = block("stats", "StatsBlock", "Figures in a row, or each with a chart or two bars.", fields).check(
  validCharts,
)

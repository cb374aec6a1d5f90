import { z } from "zod"
import { block, filled, heading, list, sentence, text } from "#engine"
import { action, figure, textItem } from "#model/parts/common"

const payment = figure({
  value: filled(text("The part, as shown. Without it, its percent.")),
  amount: z.number().min(1).max(100).describe("Percent of the price."),
  label: text("When it is due."),
}).overwrite(own => ({ ...own, value: own.value ?? `${own.amount}%` }))

/** The payments make up the whole price. */
const wholePrice: z.core.CheckFn<z.infer<typeof payment>[]> = ({ value, issues }) => {
  const total = value.reduce((sum, { amount }) => sum + amount, 0)
  if (total !== 100 && issues.length === 0)
    issues.push({
      code: "custom",
      input: value,
      path: [],
      message: `The payments add up to ${total} percent. Make them 100.`,
    })
}

export const shape = block("payments", "PaymentsBlock", "Parts of a price drawn to scale, and terms.", {
  title: heading("Heading."),
  lead: sentence("Sentence under the heading.").optional(),
  action: action.optional().describe("Link under it, for example to the terms of service."),
  parts: list("One to four payments. They add up to 100.", payment, { min: 1, max: 4 }).check(wholePrice),
  items: list("The terms, line by line.", textItem, { min: 1 }),
})

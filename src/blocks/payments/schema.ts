import { z } from "zod"
import { block, defaulted, heading, inlineMarkdown, list, text } from "#engine"
import { action, stat, titledText } from "#model/shared/schemas"

const payment = stat({
  value: defaulted(text('The payment, as displayed. Default: its percentage, such as "30%".')),
  amount: z.number().min(1).max(100).describe("Percent of the price."),
  label: text("When the payment is due."),
}).overwrite(data => ({ ...data, value: data.value ?? `${data.amount}%` }))

/** Requires a total of 100 percent. */
const validPaymentTotal: z.core.CheckFn<z.infer<typeof payment>[]> = ({ value, issues }) => {
  const total = value.reduce((sum, { amount }) => sum + amount, 0)
  if (total !== 100 && issues.length === 0)
    issues.push({
      code: "custom",
      input: value,
      path: [],
      message: `The payments add up to ${total} percent. Change them to add up to 100.`,
    })
}

export const paymentsSchema = block("payments", "Prices", "Parts of a price drawn to scale, and terms of payment.", {
  title: heading("Heading."),
  lead: inlineMarkdown("Sentence under the heading.").optional(),
  action: action.optional().describe("Link under the lead, for example to the terms of service."),
  parts: list("One to four payments, which add up to 100 percent.", payment, { min: 1, max: 4 }).check(
    validPaymentTotal,
  ),
  items: list("The terms of payment.", titledText, { min: 1 }),
})

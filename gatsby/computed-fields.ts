import { amountIn } from "../model/parts/amount"
import { noteOf } from "../model/parts/downloads"

/** The type of what is worked out of a price. */
export const AMOUNT = `"""A figure as numbers."""
type Amount {
  """The number; of a range such as "2–4" the first."""
  from: Float!
  """The last of a range, and otherwise the same."""
  to: Float!
  """Code of its money (ISO 4217), where it is money."""
  currency: String
}`

/** Fields of parts of content that are worked out of others; those of whole records stand in model/types/. */
export const computedFields = {
  Item: {
    note: {
      type: "String",
      description: 'Kind and size of its file, as visitors read it: "PDF, 240 kB". None for files of other hosts.',
      resolve: ({ href }: { href?: string }) => noteOf(href),
    },
  },
  Plan: {
    amount: {
      type: "Amount",
      description: "The price as numbers, where it is one.",
      resolve: ({ price }: { price: string }) => amountIn(price),
    },
  },
}

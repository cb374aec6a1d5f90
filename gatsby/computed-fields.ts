import { sumIn } from "../model/parts/amount"
import { noteOf } from "../model/parts/downloads"

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
      type: "Float",
      description: "The price as a number, where it is one sum of money.",
      resolve: ({ price }: { price: string }) => sumIn(price)?.amount,
    },
    currency: {
      type: "String",
      description: "Code of its money (ISO 4217).",
      resolve: ({ price }: { price: string }) => sumIn(price)?.currency,
    },
  },
}

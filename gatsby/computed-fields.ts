import { formatFileInfo } from "#model/parts/downloads"
import { language } from "#site/language"
import { parsePrice } from "#site/parse-price"

/** Returns the price of a plan, where it is one sum of money. */
const sumOf = ({ price }: { price: string }) => {
  const parsed = parsePrice(price, language())
  return parsed?.min === parsed?.max ? parsed : null
}

/** Fields of parts of content that are worked out of others; those of whole records stand in model/types/. */
export const computedFields = {
  Item: {
    note: {
      type: "String",
      description: 'Kind and size of its file, as visitors read it: "PDF, 240 kB". None for files of other hosts.',
      resolve: ({ href }: { href?: string }) => formatFileInfo(href),
    },
  },
  Plan: {
    amount: {
      type: "Float",
      description: "The price as a number, where it is one sum of money.",
      resolve: (plan: { price: string }) => sumOf(plan)?.min,
    },
    currency: {
      type: "String",
      description: "Code of its money (ISO 4217).",
      resolve: (plan: { price: string }) => sumOf(plan)?.currency,
    },
  },
}

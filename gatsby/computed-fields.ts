import { formatFileInfo } from "#model/shared/downloads"
import { language } from "#site/language"
import { parsePrice } from "#site/parse-price"

/** Returns the price of a plan; null if it is a range, open ("from $900") or not a price. */
const fixedPrice = ({ price }: { price: string }) => {
  const parsed = parsePrice(price, language())
  return parsed?.min === parsed?.max ? parsed : null
}

/** Computed fields of GraphQL types that content types share. Those of content types are in model/types/. */
export const computedFields = {
  Item: {
    note: {
      type: "String",
      description:
        'Type and size of the linked file: "PDF, 240 kB". Null for files that are missing or on other hosts.',
      resolve: ({ href }: { href?: string }) => formatFileInfo(href),
    },
  },
  Plan: {
    amount: {
      type: "Float",
      description: "Price of the plan as a number. Null if it is not one fixed price.",
      resolve: (plan: { price: string }) => fixedPrice(plan)?.min,
    },
    currency: {
      type: "String",
      description: "Currency code of a fixed price (ISO 4217). Null for other prices and for symbols without a code.",
      resolve: (plan: { price: string }) => fixedPrice(plan)?.currency,
    },
  },
}

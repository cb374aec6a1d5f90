import { formatFileInfo } from "#model/shared/downloads"
import { language } from "#site/language"
import { parsePrice } from "#site/parse-price"

/** Returns the price of a plan, unless it is a range. */
const fixedPrice = ({ price }: { price: string }) => {
  const parsed = parsePrice(price, language())
  return parsed?.min === parsed?.max ? parsed : null
}

/** Computed fields of shared types; those of content types are in model/types/. */
export const computedFields = {
  Item: {
    note: {
      type: "String",
      description: 'Type and size of the file: "PDF, 240 kB". Null for files on other hosts.',
      resolve: ({ href }: { href?: string }) => formatFileInfo(href),
    },
  },
  Plan: {
    amount: {
      type: "Float",
      description: "The price as a number, unless it is a range.",
      resolve: (plan: { price: string }) => fixedPrice(plan)?.min,
    },
    currency: {
      type: "String",
      description: "Currency code (ISO 4217).",
      resolve: (plan: { price: string }) => fixedPrice(plan)?.currency,
    },
  },
}

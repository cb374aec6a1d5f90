import type { Offer, Service } from "schema-dts"
import { stripMarkdown } from "#engine/browser"
import { agencyRef } from "./agency"

interface Site {
  url: string
  name: string
}

interface ServiceFacts {
  name: string
  path: string
  meta: { readonly description: string }
  blocks: readonly Queries.BlockFragment[]
  packages: readonly { readonly name: string; readonly summary: string }[]
}

/** Returns a service with its packages, as offers without prices. */
export const serviceData = (site: Site, { name, path, meta, blocks, packages }: ServiceFacts): Service => ({
  "@type": "Service",
  name,
  description: stripMarkdown(blocks.find(block => block.__typename === "HeroBlock")?.lead ?? meta.description),
  url: `${site.url}${path}`,
  provider: agencyRef(site),
  ...(packages.length > 0 && {
    offers: packages.map((item): Offer => ({ "@type": "Offer", name: item.name, description: item.summary })),
  }),
})

/** Input data of a plan's offer. */
export interface PlanData {
  name: string
  description: string
  /** Null, like `currency` (ISO 4217), if the price is not a single amount. */
  amount: number | null
  currency: string | null
}

/** Returns the offer of a monthly plan, with its price if that is an amount. */
export const planToOffer = (site: Site, { name, description, amount, currency }: PlanData): Offer => ({
  "@type": "Offer",
  name,
  description,
  seller: agencyRef(site),
  ...(amount !== null && currency !== null
    ? {
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: String(amount),
          priceCurrency: currency,
          billingDuration: 1,
          unitCode: "MON",
        },
      }
    : {}),
})

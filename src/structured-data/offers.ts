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

/** A service with its packages. They show no prices, so their offers name none. */
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

/** What is known of a plan. */
export interface PlanData {
  name: string
  description: string
  /** Its price as a number, and the code of its money; nothing where it is not one sum of money. */
  amount: number | null
  currency: string | null
}

/** A monthly plan. Only a price that is a sum of money is told. */
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

import type { Offer, Service } from "schema-dts"
import { agencyRef } from "./agency"

interface Site {
  url: string
  name: string
}

interface ServiceFacts {
  name: string
  path: string
  hero: { readonly lead: string }
  packages: { readonly items: readonly { readonly name: string; readonly summary: string }[] } | null
}

/** A service with its packages. They show no prices, so their offers name none. */
export const serviceData = (site: Site, { name, path, hero, packages }: ServiceFacts): Service => ({
  "@type": "Service",
  name,
  description: hero.lead,
  url: `${site.url}${path}`,
  provider: agencyRef(site),
  ...(packages
    ? {
        offers: packages.items.map((item): Offer => ({ "@type": "Offer", name: item.name, description: item.summary })),
      }
    : {}),
})

/** ISO 4217 codes of the signs that prices are written with. */
const CURRENCIES: Record<string, string> = { $: "USD", "€": "EUR", "£": "GBP" }

/** A price as it is shown, such as "$2,500", or `undefined` where it is none, such as "On request". */
export const moneyOf = (shown: string): { price: string; priceCurrency: string } | undefined => {
  const [, sign = "", amount = ""] = /^([$€£])(\d{1,3}(?:,\d{3})*|\d+)(?:\.\d\d)?$/.exec(shown) ?? []
  const priceCurrency = CURRENCIES[sign]
  return priceCurrency === undefined ? undefined : { price: amount.replaceAll(",", ""), priceCurrency }
}

interface PlanFacts {
  name: string
  price: string
  description: string
}

/** A monthly plan. Only a price that is a sum of money is told. */
export const planOffer = (site: Site, { name, price, description }: PlanFacts): Offer => {
  const money = moneyOf(price)
  return {
    "@type": "Offer",
    name,
    description,
    seller: agencyRef(site),
    ...(money && {
      priceSpecification: { "@type": "UnitPriceSpecification", ...money, billingDuration: 1, unitCode: "MON" },
    }),
  }
}

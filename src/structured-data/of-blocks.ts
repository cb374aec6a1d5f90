import type { Thing } from "schema-dts"
import type { useSite } from "#site/use-site"
import { contactPageData } from "./agency"
import { faqPageData } from "./faq-page"
import { type PlanFacts, planOffer } from "./offers"

type Site = ReturnType<typeof useSite>

interface Shown {
  path: string
  meta: { readonly title: string }
  blocks: readonly Queries.BlockFragment[]
}

/** What blocks of a page state as data: questions by topic, the plans, how the agency is reached. */
export const dataOfBlocks = (site: Site, { path, meta, blocks }: Shown, plans: readonly PlanFacts[]): Thing[] => {
  const title = blocks.find(block => block.__typename === "HeroBlock")?.title ?? meta.title
  return blocks.flatMap((block): Thing[] => {
    switch (block.__typename) {
      case "FaqBlock":
        return block.topics ? [faqPageData(block.items)] : []
      case "PlansBlock":
        return plans.map(plan => planOffer(site, plan))
      case "ContactBlock":
        return [contactPageData(site, { path, title })]
      default:
        return []
    }
  })
}

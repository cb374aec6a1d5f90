import type { Thing } from "schema-dts"
import type { useSite } from "#site/use-site"
import { contactPageData } from "./agency"
import { faqPageData } from "./faq-page"
import { type PlanData, planToOffer } from "./offers"

type Site = ReturnType<typeof useSite>

interface PageBlocks {
  path: string
  meta: { readonly title: string }
  blocks: readonly Queries.BlockFragment[]
}

/** Returns structured data of a page's blocks: questions by topic, plans, contact. */
export const blockStructuredData = (
  site: Site,
  { path, meta, blocks }: PageBlocks,
  plans: readonly PlanData[],
): Thing[] => {
  const title = blocks.find(block => block.__typename === "HeroBlock")?.title ?? meta.title
  const contact = blocks.find(block => block.__typename === "ContactBlock")
  return blocks.flatMap((block): Thing[] => {
    switch (block.__typename) {
      case "FaqBlock":
        return block.topics ? [faqPageData(block.items)] : []
      case "PlansBlock":
        return plans.map(plan => planToOffer(site, plan))
      case "ContactBlock":
        return block === contact ? [contactPageData(site, { path, title })] : []
      default:
        return []
    }
  })
}

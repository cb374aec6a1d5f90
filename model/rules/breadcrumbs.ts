import { addressesOf, didYouMean, issueIn, ofType, type Rule } from "../../packages/content-engine"
import { siteContent } from "../types/site-content"

/** Friendly names are given to parts of addresses that exist. */
const breadcrumbsUsed: Rule = ({ entries, folder: { pages } }) => {
  const addresses = [...pages, ...addressesOf(entries)]
  const segments = [...new Set(addresses.flatMap(address => address.split("/").filter(Boolean)))]
  return ofType(entries, siteContent).flatMap(entry =>
    entry.data.breadcrumbs.flatMap(({ value }, index) =>
      segments.includes(value)
        ? []
        : [
            issueIn(
              entry,
              ["breadcrumbs", index, "value"],
              `No address has the part "${value}".${didYouMean(value, segments)} Correct it or delete the entry.`,
            ),
          ],
    ),
  )
}

export const breadcrumbRules: Rule[] = [breadcrumbsUsed]

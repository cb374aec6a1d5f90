import { addressesOf, didYouMean, issueIn, ofType, type Rule } from "../../packages/content-engine"
import { siteContent } from "../types/site-content"

/** Friendly names are given to parts of addresses that exist. */
const breadcrumbsUsed: Rule = ({ entries, folder: { pages } }) => {
  const addresses = [...pages, ...addressesOf(entries)]
  const segments = [...new Set(addresses.flatMap(address => address.split("/").filter(Boolean)))]
  return ofType(entries, siteContent).flatMap(entry =>
    entry.data.breadcrumbs.flatMap(({ name }, index) =>
      segments.includes(name)
        ? []
        : [
            issueIn(
              entry,
              ["breadcrumbs", index, "name"],
              `No address has the part "${name}".${didYouMean(name, segments)} Correct it or delete the entry.`,
            ),
          ],
    ),
  )
}

export const breadcrumbRules: Rule[] = [breadcrumbsUsed]

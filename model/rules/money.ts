import { asWarning, issueIn, ofType, type Rule, walkShape } from "../../packages/content-engine"
import { otherMoney } from "../parts/amount"
import { siteContent } from "../types/site-content"

/** On a site that says what its money is, no amount is in another. */
const oneMoney: Rule = ({ entries }) => {
  const { currency } = ofType(entries, siteContent)[0]?.data ?? {}
  if (!currency) return []
  return entries.flatMap(entry =>
    walkShape(entry.kind.shape, entry.data, (text, path) =>
      otherMoney(text, currency).map(amount =>
        asWarning(
          issueIn(entry, path, `"${amount}" is in other money than this site has: ${currency} (site.yaml, currency).`),
        ),
      ),
    ),
  )
}

export const moneyRules: Rule[] = [oneMoney]

import { graphql, useStaticQuery } from "gatsby"
import type { EstimateData } from "#site/estimate"
import { language } from "#site/language"
import { parsePrice } from "#site/parse-price"
import { usePrices } from "#site/use-prices"

const useEstimateQuery = () =>
  useStaticQuery<Queries.EstimateQuery>(graphql`
    query Estimate {
      allService(filter: { hidden: { ne: true } }, sort: { order: ASC }) {
        nodes {
          slug
          name
          packages {
            name
            weeksFrom
            weeksTo
          }
        }
      }
      allPage {
        nodes {
          blocks {
            __typename
            ...EstimatorBlock
            ... on ContactBlock {
              budgets {
                value
              }
            }
          }
        }
      }
    }
  `)

/** Returns data and texts for estimates; null without an estimator block or plans with hours. */
export const useEstimate = (): EstimateData | null => {
  const { allService, allPage } = useEstimateQuery()
  const prices = usePrices()
  const blocks = allPage.nodes.flatMap(page => page.blocks)
  const estimator = blocks.find(block => block.__typename === "EstimatorBlock")
  const budgets = blocks.find(block => block.__typename === "ContactBlock")?.budgets ?? []
  const price = prices?.project?.figure ?? ""
  const plans =
    prices?.plans.flatMap(({ name, hours, price, budget }) => (hours ? [{ name, hours, price, budget }] : [])) ?? []
  if (!estimator || plans.length === 0) return null
  const { __typename, id, title, lead, ...labels } = estimator
  return {
    services: allService.nodes.filter(({ packages }) => packages.length > 0),
    plans,
    project: prices?.project
      ? { title: prices.project.title, price, minimum: parsePrice(price, language())?.min ?? null }
      : null,
    budgets: budgets.map(({ value }) => value),
    labels,
  }
}

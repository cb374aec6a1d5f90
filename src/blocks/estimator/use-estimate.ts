import { graphql, useStaticQuery } from "gatsby"
import type { EstimateData } from "../../site/estimate"

const useSources = () =>
  useStaticQuery<Queries.EstimateQuery>(graphql`
    query Estimate {
      prices {
        plans {
          name
          hours
          price
          budget
        }
        project {
          title
          price
        }
      }
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

/** What an estimate is made from, with the words of the site's estimator; nothing without one, or without hours. */
export const useEstimate = (): EstimateData | null => {
  const { prices, allService, allPage } = useSources()
  const blocks = allPage.nodes.flatMap(page => page.blocks)
  const estimator = blocks.find(block => block.__typename === "EstimatorBlock")
  const budgets = blocks.find(block => block.__typename === "ContactBlock")?.budgets ?? []
  const plans = prices?.plans.flatMap(({ hours, ...plan }) => (hours ? [{ ...plan, hours }] : [])) ?? []
  if (!estimator || plans.length === 0) return null
  const { __typename, id, title, lead, ...words } = estimator
  return {
    offers: allService.nodes.filter(({ packages }) => packages.length > 0),
    plans,
    project: prices?.project ?? null,
    budgets: budgets.map(({ value }) => value),
    words,
  }
}

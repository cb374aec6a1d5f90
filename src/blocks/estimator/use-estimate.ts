import { graphql, useStaticQuery } from "gatsby"
import type { EstimateData } from "#site/estimate"
import { language } from "#site/language"
import { parsePrice } from "#site/parse-price"
import { usePrices } from "#site/use-prices"
import { useSite } from "#site/use-site"

const useEstimateQuery = () =>
  useStaticQuery<Queries.EstimateQuery>(graphql`
    query Estimate {
      allService(filter: { hidden: { ne: true } }, sort: { order: ASC }) {
        nodes {
          slug
          name
          path
          packages {
            name
            weeksFrom
            weeksTo
          }
          blocks {
            __typename
          }
        }
      }
      allPage(sort: { path: ASC }) {
        nodes {
          path
          blocks {
            __typename
          }
        }
      }
      words {
        post {
          blocks {
            __typename
          }
          listBlocks {
            __typename
          }
        }
        caseStudy {
          blocks {
            __typename
          }
        }
        personBlocks {
          __typename
        }
      }
    }
  `)

/**
 * Returns data and texts for estimates; null without an estimator or plans with hours.
 * @param estimatorPath - path of the estimator's page; default: the first page with an estimator, or the home page if
 *   only generated pages have estimators
 */
export const useEstimate = (estimatorPath?: string): EstimateData | null => {
  const { allService, allPage, words } = useEstimateQuery()
  const { contact, estimator: labels } = useSite().words
  const prices = usePrices()
  const { post, caseStudy, personBlocks } = words ?? {}
  const generatedPageBlocks = [post?.blocks, post?.listBlocks, caseStudy?.blocks, personBlocks]
  const generatedPages = { path: "/", blocks: generatedPageBlocks.flatMap(blocks => blocks ?? []) }
  const path =
    estimatorPath ??
    [...allPage.nodes, ...allService.nodes, generatedPages].find(({ blocks }) =>
      blocks.some(block => block.__typename === "EstimatorBlock"),
    )?.path
  const projectPrice = prices?.project?.figure ?? ""
  const plans =
    prices?.plans.flatMap(({ name, hours, price, budget }) => (hours ? [{ name, hours, price, budget }] : [])) ?? []
  if (path === undefined || plans.length === 0) return null
  return {
    path,
    services: allService.nodes.flatMap(({ slug, name, packages }) =>
      packages.length > 0 ? [{ slug, name, packages }] : [],
    ),
    plans,
    project: prices?.project
      ? { title: prices.project.title, price: projectPrice, minimum: parsePrice(projectPrice, language())?.min ?? null }
      : null,
    budgets: contact.budgets.map(({ value }) => value),
    labels,
  }
}

export const query = graphql`
  fragment EstimatorWords on EstimatorWords {
    servicesLabel
    packageLabel
    packageOption
    hoursLabel
    timeLabel
    timeLabelPlural
    timeValue
    timeNotePlural
    projectNote
    projectNotePlural
    planLabel
    planNote
    empty
    submit
    summaryTitle
    summaryPackage
    change
  }
`

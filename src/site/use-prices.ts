import { graphql, useStaticQuery } from "gatsby"

/** The plans, and what a project costs that is done once; nothing on a site without prices. */
export const usePrices = () =>
  useStaticQuery<Queries.PricesQuery>(graphql`
    query Prices {
      prices {
        plans {
          name
          price
          period
          budget
          description
          hours
          alt
          features
          notIncluded
          popular
          cta {
            ...Action
          }
        }
        project {
          title
          figure
          text
          href
          linkLabel
        }
      }
    }
  `).prices

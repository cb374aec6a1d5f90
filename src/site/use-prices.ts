import { graphql, useStaticQuery } from "gatsby"

/** Returns the plans and the project price; null on a site without prices. */
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

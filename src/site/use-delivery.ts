import { graphql, useStaticQuery } from "gatsby"
import type { DeliveredName } from "../browser/forms/names"

/** Who takes what a form sends, and what it says meanwhile; nothing while it sends nothing. */
export const useDelivery = (form: DeliveredName) => {
  const { siteContent, formsPage } = useStaticQuery<Queries.DeliveriesQuery>(graphql`
    query Deliveries {
      siteContent {
        forms {
          contact {
            ...Delivery
          }
          newsletter {
            ...Delivery
          }
        }
      }
      formsPage {
        ...FormWords
      }
    }
  `)
  const delivery = siteContent?.forms?.[form]
  return delivery && delivery.provider !== "none" && formsPage ? { delivery, words: formsPage } : undefined
}

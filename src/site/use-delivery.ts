import { graphql, useStaticQuery } from "gatsby"
import type { DeliveredName } from "#browser/forms/names"

/** Who takes what a form sends, and what it says meanwhile; nothing while it sends nothing. */
export const useDelivery = (form: DeliveredName) => {
  const { siteContent, words } = useStaticQuery<Queries.DeliveriesQuery>(graphql`
    query Deliveries {
      siteContent {
        contactForm {
          ...Delivery
        }
        newsletterForm {
          ...Delivery
        }
      }
      words {
        forms {
          ...FormWords
        }
      }
    }
  `)
  const delivery = siteContent?.[`${form}Form`]
  return delivery && delivery.provider !== "none" && words ? { delivery, words: words.forms } : undefined
}

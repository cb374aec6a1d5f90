import { graphql, useStaticQuery } from "gatsby"
import type { FormName } from "#browser/forms/field-names"

/** Who takes what a form sends, and what it says meanwhile; nothing while it sends nothing. */
export const useDelivery = (form: FormName) => {
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

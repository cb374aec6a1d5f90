import { graphql, useStaticQuery } from "gatsby"
import type { FormName } from "#browser/forms/field-names"

/** Returns the provider and the texts of a form; undefined if the form is disabled. */
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

import { graphql, type HeadProps, type PageProps, useStaticQuery } from "gatsby"
import type { DeliveredName } from "#browser/forms/names"
import { Actions } from "#components/actions"
import { Seo } from "#components/seo"
import { SplitHero } from "#components/split-hero"
import { Page } from "#layout/page"
import type { SitePageContext } from "#site/page-context"

interface SentContext extends SitePageContext {
  /** The form that was sent. */
  form: DeliveredName
}

export const fragment = graphql`
  fragment SentPage on Notice {
    meta {
      ...PageMeta
    }
    picture {
      ...Photo
    }
    alt
    ...FormSent
  }
`

/** No query of a page: Gatsby warns of one without pages, and there is none while no form delivers. */
const useSent = (form: DeliveredName) =>
  useStaticQuery<Queries.SentQuery>(graphql`
    query Sent {
      words {
        forms {
          contact {
            ...SentPage
          }
          newsletter {
            ...SentPage
          }
        }
      }
    }
  `).words?.forms[form]

/** Says that a message has arrived, to whom it was sent without script. */
const SentPage = ({ pageContext }: PageProps<object, SentContext>) => {
  const sent = useSent(pageContext.form)
  if (!sent) return null
  const [primary, secondary] = sent.actions
  return (
    <Page context={pageContext}>
      <div data-arrived="">
        <SplitHero title={sent.title} lead={sent.text} picture={sent.picture} alt={sent.alt}>
          {primary && <Actions primary={primary} secondary={secondary ?? null} />}
        </SplitHero>
      </div>
    </Page>
  )
}

export default SentPage

export const Head = ({ pageContext }: HeadProps<object, SentContext>) => {
  const sent = useSent(pageContext.form)
  return sent && <Seo context={pageContext} {...sent.meta} />
}

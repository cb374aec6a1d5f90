import { graphql, type HeadProps, type PageProps, useStaticQuery } from "gatsby"
import type { FormName } from "#browser/forms/field-names"
import { Actions } from "#components/actions"
import { Seo } from "#components/seo"
import { SplitHero } from "#components/split-hero"
import { PageMain } from "#layout/page-main"
import type { SitePageContext } from "#site/page-context"

interface SentContext extends SitePageContext {
  /** The submitted form. */
  form: FormName
}

export const fragment = graphql`
  fragment SentPage on Notice {
    meta {
      ...PageMeta
    }
    picture {
      ...Picture
    }
    alt
    ...FormSent
  }
`

/** Returns texts by a static query: Gatsby warns of page queries without pages, as while forms are disabled. */
const useConfirmation = (form: FormName) =>
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

/** Confirmation page of forms that were submitted without JavaScript. */
const ConfirmationPage = ({ pageContext }: PageProps<object, SentContext>) => {
  const sent = useConfirmation(pageContext.form)
  if (!sent) return null
  const [primary, secondary] = sent.actions
  return (
    <PageMain context={pageContext}>
      <div data-confirmed="">
        <SplitHero title={sent.title} lead={sent.text} picture={sent.picture} alt={sent.alt}>
          {primary && <Actions primary={primary} secondary={secondary ?? null} />}
        </SplitHero>
      </div>
    </PageMain>
  )
}

export default ConfirmationPage

export const Head = ({ pageContext }: HeadProps<object, SentContext>) => {
  const sent = useConfirmation(pageContext.form)
  return sent && <Seo context={pageContext} {...sent.meta} />
}

import { graphql, type HeadProps, type PageProps, useStaticQuery } from "gatsby"
import type { FormName } from "#browser/forms/field-names"
import { Actions } from "#components/actions"
import { Seo } from "#components/seo"
import { SplitHero } from "#components/split-hero"
import { PageMain } from "#layout/page-main"
import type { SitePageContext } from "#site/page-context"

interface ConfirmationContext extends SitePageContext {
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

/**
 * Returns the content of a form's confirmation page. A static query, because Gatsby warns of page queries without
 * pages: forms may be disabled.
 */
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
const ConfirmationPage = ({ pageContext }: PageProps<object, ConfirmationContext>) => {
  const notice = useConfirmation(pageContext.form)
  if (!notice) return null
  const [primary, secondary] = notice.actions
  return (
    <PageMain context={pageContext}>
      <div data-confirmed="">
        <SplitHero title={notice.title} lead={notice.text} picture={notice.picture} alt={notice.alt}>
          {primary && <Actions primary={primary} secondary={secondary ?? null} />}
        </SplitHero>
      </div>
    </PageMain>
  )
}

export default ConfirmationPage

export const Head = ({ pageContext }: HeadProps<object, ConfirmationContext>) => {
  const notice = useConfirmation(pageContext.form)
  return notice && <Seo context={pageContext} {...notice.meta} />
}

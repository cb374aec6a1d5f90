import { graphql, type HeadProps, type PageProps } from "gatsby"
import { type Previewed, Seo } from "../components/seo"
import { ContactForm } from "../features/contact-form/contact-form"
import { Island } from "../islands/island"
import { Page } from "../layout/page"
import { ContactDesk } from "../sections/contact/desk"
import { ContactDirect } from "../sections/contact/direct"
import { ContactHero } from "../sections/contact/hero"
import { ContactNext } from "../sections/contact/next-steps"
import { ContactOptions } from "../sections/contact/options"
import { Faqs } from "../sections/faqs"
import { TeamRow } from "../sections/team/row"
import { contactPageData } from "../structured-data/agency"

const ContactPage = ({ data: { contactPage, allTeamMember }, location }: PageProps<Queries.ContactPageQuery>) =>
  contactPage && (
    <Page pathname={location.pathname} firstScreen={2}>
      <ContactHero hero={contactPage.hero} />
      <ContactOptions options={contactPage.options} />
      <ContactDesk
        form={<Island name="contact-form" feature={ContactForm} props={{ form: contactPage.form }} />}
        aside={
          <>
            <ContactNext next={contactPage.next} />
            <TeamRow people={allTeamMember.nodes} />
            <ContactDirect direct={contactPage.direct} />
          </>
        }
      />
      <Faqs faqs={contactPage.faqs} name="contact" />
    </Page>
  )

export default ContactPage

export const Head = ({ data: { contactPage }, pageContext }: HeadProps<Queries.ContactPageQuery, Previewed>) =>
  contactPage && (
    <Seo
      {...contactPage.meta}
      path="/contact"
      preview={pageContext.preview}
      data={site => [contactPageData(site, contactPage.hero)]}
    />
  )

export const query = graphql`
  query ContactPage {
    allTeamMember {
      nodes {
        ...CrewMember
      }
    }
    contactPage {
      meta {
        title
        description
      }
      hero {
        ...ContactHero
      }
      options {
        ...ContactOptions
      }
      form {
        ...ContactForm
      }
      next {
        ...ContactNext
      }
      direct {
        ...ContactDirect
      }
      faqs {
        ...Faqs
      }
    }
  }
`

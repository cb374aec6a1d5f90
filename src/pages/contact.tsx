import { graphql, type HeadProps, type PageProps } from "gatsby"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"
import { ContactForm } from "../sections/contact/contact-form"
import { ContactDesk } from "../sections/contact/desk"
import { DeliveredContactForm } from "../sections/contact/delivered-contact-form"
import { ContactDirect } from "../sections/contact/direct"
import { ContactHero } from "../sections/contact/hero"
import { LeadEstimate } from "../sections/contact/lead-estimate"
import { LeadLine } from "../sections/contact/lead-line"
import { ContactNext } from "../sections/contact/next-steps"
import { ContactOptions } from "../sections/contact/options"
import { Faqs } from "../sections/faqs"
import { TeamRow } from "../sections/team/row"
import { contactPageData } from "../structured-data/agency"

/** The form, inert as long as site.yaml names nobody who takes its messages. */
const Form = ({ contactPage, formsPage, siteContent }: Queries.ContactPageQuery) => {
  if (!contactPage || !siteContent) return null
  const { forms, email } = siteContent
  return forms?.contact && forms.contact.provider !== "none" && formsPage ? (
    <DeliveredContactForm form={contactPage.form} delivery={forms.contact} words={formsPage} />
  ) : (
    <ContactForm form={contactPage.form} email={email} />
  )
}

const ContactPage = ({ data, location }: PageProps<Queries.ContactPageQuery>) => {
  const { contactPage } = data
  return (
    contactPage && (
      <Page pathname={location.pathname}>
        <ContactHero hero={contactPage.hero} />
        <ContactOptions options={contactPage.options} />
        <ContactDesk
          form={
            <div>
              <LeadLine
                page={contactPage}
                pricing={data.pricingPage}
                services={data.allService.nodes}
                cases={data.allCaseStudy.nodes}
              />
              {data.pricingPage && (
                <LeadEstimate
                  pricing={data.pricingPage}
                  services={data.allService.nodes}
                  budgets={contactPage.form.budget.options.map(({ value }) => value)}
                />
              )}
              <Form {...data} />
            </div>
          }
          aside={
            <>
              <ContactNext next={contactPage.next} />
              <TeamRow people={data.allTeamMember.nodes} />
              <ContactDirect direct={contactPage.direct} />
            </>
          }
        />
        <Faqs faqs={contactPage.faqs} name="contact" />
      </Page>
    )
  )
}

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
        ...PageMeta
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
      ...LeadPage
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
    siteContent {
      email
      forms {
        contact {
          ...Delivery
        }
      }
    }
    formsPage {
      ...FormWords
    }
    pricingPage {
      ...LeadPlans
      ...EstimateSource
    }
    allService(filter: { hidden: { ne: true } }, sort: { order: ASC }) {
      nodes {
        ...LeadService
        ...EstimateOffer
      }
    }
    allCaseStudy(filter: { hidden: { ne: true } }, sort: { order: ASC }) {
      nodes {
        ...LeadCase
      }
    }
  }
`

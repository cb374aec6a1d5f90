import { graphql, type HeadProps, type PageProps } from "gatsby"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"
import { Banner } from "../sections/banner"
import { OnboardingAccess } from "../sections/onboarding/access"
import { OnboardingBilling } from "../sections/onboarding/billing"
import { OnboardingContents } from "../sections/onboarding/contents"
import { OnboardingKickoff } from "../sections/onboarding/kickoff"
import { OnboardingSupport } from "../sections/onboarding/support"
import { OnboardingTimeline } from "../sections/onboarding/timeline"
import { Hero } from "../sections/hero"

const ClientOnboardingPage = ({ data: { onboardingPage }, location }: PageProps<Queries.ClientOnboardingPageQuery>) =>
  onboardingPage && (
    <Page pathname={location.pathname} stagger={120}>
      <Hero {...onboardingPage.hero} />
      <OnboardingContents contents={onboardingPage.contents} />
      <OnboardingKickoff kickoff={onboardingPage.kickoff} />
      <OnboardingAccess access={onboardingPage.access} />
      <OnboardingTimeline timeline={onboardingPage.timeline} />
      <OnboardingBilling billing={onboardingPage.billing} />
      <OnboardingSupport support={onboardingPage.support} />
      <Banner banner={onboardingPage.banner} />
    </Page>
  )

export default ClientOnboardingPage

export const Head = ({
  data: { onboardingPage },
  pageContext,
}: HeadProps<Queries.ClientOnboardingPageQuery, { canonical: string } & Previewed>) =>
  onboardingPage && (
    <Seo
      {...onboardingPage.meta}
      path={pageContext.canonical}
      preview={pageContext.preview}
      hidden={pageContext.hidden}
    />
  )

export const query = graphql`
  query ClientOnboardingPage($id: String!) {
    onboardingPage(id: { eq: $id }) {
      meta {
        ...PageMeta
      }
      hero {
        ...Hero
      }
      contents {
        ...OnboardingContents
      }
      kickoff {
        ...OnboardingKickoff
      }
      access {
        ...OnboardingAccess
      }
      timeline {
        ...OnboardingTimeline
      }
      billing {
        ...OnboardingBilling
      }
      support {
        ...OnboardingSupport
      }
      banner {
        ...Banner
      }
    }
  }
`

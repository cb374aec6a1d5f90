import { graphql, type HeadProps, type PageProps } from "gatsby"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"
import { AboutDifferences } from "../sections/about/differences"
import { AboutStack } from "../sections/about/stack"
import { AboutStory } from "../sections/about/story"
import { AboutValues } from "../sections/about/values"
import { Banner } from "../sections/banner"
import { Hero } from "../sections/hero"

const AboutPage = ({ data: { aboutPage, allTeamMember }, location }: PageProps<Queries.AboutPageQuery>) =>
  aboutPage && (
    <Page pathname={location.pathname} stagger={120}>
      <Hero {...aboutPage.hero} />
      <AboutStory story={aboutPage.story} people={allTeamMember.nodes} />
      {aboutPage.values && <AboutValues values={aboutPage.values} />}
      {aboutPage.stack && <AboutStack stack={aboutPage.stack} />}
      {aboutPage.differences && <AboutDifferences differences={aboutPage.differences} />}
      <Banner banner={aboutPage.banner} />
    </Page>
  )

export default AboutPage

export const Head = ({ data: { aboutPage }, pageContext }: HeadProps<Queries.AboutPageQuery, Previewed>) =>
  aboutPage && (
    <Seo {...aboutPage.meta} path="/about" preview={pageContext.preview} hidden={pageContext.hidden} founded />
  )

export const query = graphql`
  query AboutPage {
    allTeamMember {
      nodes {
        ...CrewMember
      }
    }
    aboutPage {
      meta {
        ...PageMeta
      }
      hero {
        ...Hero
      }
      story {
        ...AboutStory
      }
      values {
        ...AboutValues
      }
      stack {
        ...AboutStack
      }
      differences {
        ...AboutDifferences
      }
      banner {
        ...Banner
      }
    }
  }
`

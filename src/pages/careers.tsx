import { graphql, type HeadProps, type PageProps } from "gatsby"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"
import { Banner } from "../sections/banner"
import { CareersHero } from "../sections/careers/hero"
import { CareersHiring } from "../sections/careers/hiring"
import { CareersOpenings } from "../sections/careers/openings"
import { CareersWork } from "../sections/careers/work"

const CareersPage = ({ data: { careersPage }, location }: PageProps<Queries.CareersPageQuery>) =>
  careersPage && (
    <Page pathname={location.pathname} stagger={120}>
      <CareersHero hero={careersPage.hero} none={careersPage.roles.length === 0 ? careersPage.none : null} />
      <CareersOpenings openings={careersPage.openings} roles={careersPage.roles} none={careersPage.none} />
      <CareersWork work={careersPage.work} />
      <CareersHiring hiring={careersPage.hiring} />
      <Banner banner={careersPage.banner} />
    </Page>
  )

export default CareersPage

export const Head = ({ data: { careersPage }, pageContext }: HeadProps<Queries.CareersPageQuery, Previewed>) =>
  careersPage && <Seo {...careersPage.meta} path="/careers" preview={pageContext.preview} hidden={pageContext.hidden} />

export const query = graphql`
  query CareersPage {
    careersPage {
      meta {
        ...PageMeta
      }
      hero {
        ...Hero
      }
      openings {
        ...CareersOpenings
      }
      roles {
        ...CareersRole
      }
      none {
        ...CareersNone
      }
      work {
        ...CareersWork
      }
      hiring {
        ...CareersHiring
      }
      banner {
        ...Banner
      }
    }
  }
`

import { graphql, type HeadProps, type PageProps } from "gatsby"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"
import { Banner } from "../sections/banner"
import { Hero } from "../sections/hero"
import { Crew } from "../sections/team/crew"

const TeamPage = ({ data: { teamPage, allTeamMember }, location }: PageProps<Queries.TeamPageQuery>) =>
  teamPage && (
    <Page pathname={location.pathname}>
      <Hero {...teamPage} />
      <Crew words={teamPage} people={allTeamMember.nodes} />
      {teamPage.banner && <Banner banner={teamPage.banner} />}
    </Page>
  )

export default TeamPage

export const Head = ({ data: { teamPage }, pageContext }: HeadProps<Queries.TeamPageQuery, Previewed>) =>
  teamPage && <Seo {...teamPage.meta} path="/team" preview={pageContext.preview} />

export const query = graphql`
  query TeamPage {
    teamPage {
      meta {
        ...PageMeta
      }
      title
      lead
      picture {
        ...Photo
      }
      alt
      ...CrewWords
      banner {
        ...Banner
      }
    }
    allTeamMember {
      nodes {
        ...CrewMember
      }
    }
  }
`

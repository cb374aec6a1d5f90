import { graphql, type HeadProps, type PageProps } from "gatsby"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"
import { Banner } from "../sections/banner"
import { Person } from "../sections/team/person"
import { PersonWork } from "../sections/team/work"
import { profilePage } from "../structured-data/profile-page"

const TeamMemberPage = ({ data: { teamMember, teamPage }, location }: PageProps<Queries.TeamMemberPageQuery>) =>
  teamMember &&
  teamPage && (
    <Page pathname={location.pathname} title={teamMember.name}>
      <Person person={teamMember} words={teamPage} />
      <PersonWork person={teamMember} words={teamPage} />
      {teamPage.banner && <Banner banner={teamPage.banner} />}
    </Page>
  )

export default TeamMemberPage

export const Head = ({ data: { teamMember }, pageContext }: HeadProps<Queries.TeamMemberPageQuery, Previewed>) =>
  teamMember && (
    <Seo
      title={teamMember.name}
      description={teamMember.description}
      path={teamMember.path}
      preview={pageContext.preview}
      crumbs={{ title: teamMember.name }}
      data={site => [profilePage(site, teamMember)]}
    />
  )

export const query = graphql`
  query TeamMemberPage($id: String!) {
    teamMember(id: { eq: $id }) {
      description
      path
      ...Person
      ...PersonWork
    }
    teamPage {
      ...PersonWords
      ...PersonWorkWords
      banner {
        ...Banner
      }
    }
  }
`

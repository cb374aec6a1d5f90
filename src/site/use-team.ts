import { graphql, useStaticQuery } from "gatsby"

/** Returns the team members. */
export const useTeam = () =>
  useStaticQuery<Queries.TeamQuery>(graphql`
    query Team {
      allTeamMember {
        nodes {
          ...TeamMember
        }
      }
    }
  `).allTeamMember.nodes

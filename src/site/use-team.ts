import { graphql, useStaticQuery } from "gatsby"

/** Everybody who builds here, by face and name. */
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

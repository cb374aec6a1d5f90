import Box from "@mui/material/Box"
import { graphql, useStaticQuery } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import { BuildersPlate } from "../../components/builders-plate"
import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import { Section } from "../../components/section"
import Typography from "@mui/material/Typography"
import { space, typeScale } from "../../theme/tokens"
import { TeamRow } from "../../sections/team/row"
import { columns } from "../../theme/layouts"

const usePeople = () =>
  useStaticQuery<Queries.StoryPeopleQuery>(graphql`
    query StoryPeople {
      allTeamMember {
        nodes {
          ...CrewMember
        }
      }
    }
  `).allTeamMember.nodes

/** Who we are, with the particulars on a builder's plate, and the people by face and name. */
export const Story = ({ id, title, paragraphs, team, facts }: Queries.StoryBlockFragment) => (
  <Section id={id ?? undefined}>
    <Container sx={{ ...columns("7fr 5fr"), rowGap: 6, columnGap: "clamp(2rem, 6vw, 6rem)", alignItems: "start" }}>
      <div>
        <Typography variant="h1" sx={{ mb: 4 }}>
          {title}
        </Typography>
        {paragraphs.map((paragraph, index) =>
          index === 0 ? (
            <Typography key={paragraph} sx={{ fontSize: typeScale.two, lineHeight: 1.3, maxWidth: "34rem" }}>
              <MarkedLine>{paragraph}</MarkedLine>
            </Typography>
          ) : (
            <Typography key={paragraph} color="textSecondary" sx={{ mt: 2, maxWidth: space.measure }}>
              <MarkedLine>{paragraph}</MarkedLine>
            </Typography>
          ),
        )}
      </div>
      {/* Below both where these stand beside one another. */}
      <Box sx={{ gridArea: { md: "2 / 1 / auto / -1" } }}>
        <TeamRow people={usePeople()} spoken="wide" />
        {team && (
          <Link variant="action" href={team.href} sx={{ mt: 3 }}>
            {team.label}
          </Link>
        )}
      </Box>
      <BuildersPlate facts={facts} />
    </Container>
  </Section>
)

export const query = graphql`
  fragment StoryBlock on StoryBlock {
    id
    title
    paragraphs
    team {
      ...Action
    }
    facts {
      term
      value
    }
  }
`

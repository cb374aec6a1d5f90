import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { Container } from "../../components/container"
import { Portrait } from "../../components/portrait"
import { Section } from "../../components/section"
import { Typography } from "../../components/typography"
import { fill } from "../../site/fill"
import { space, typeScale } from "../../theme/tokens"

const People = styled("ul")(({ theme }) => ({
  display: "grid",
  // Three stand in three columns, not in four of which one is empty.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(13rem, 100%), 1fr))",
  gap: `${space.s7} ${space.s6}`,
  "& [data-portrait]": { maxWidth: "13rem", marginBottom: space.s4, "@media print": { maxWidth: "8rem" } },
  "& p": { color: theme.vars.palette.yard.inkSoft },
  // Beside one another on phones: a portrait by itself leaves half of the screen empty.
  [theme.breakpoints.down("sm")]: {
    gap: space.s6,
    "& li": {
      display: "grid",
      // By the width of the screen as well: text may be set at twice its size.
      gridTemplateColumns: "min(7rem, 28vw) minmax(0, 1fr)",
      gridTemplateRows: "1fr auto 1fr",
      columnGap: `min(${space.s5}, 6vw)`,
      justifyItems: "start",
      overflowWrap: "anywhere",
    },
    "& [data-portrait]": { gridRow: "1 / span 3", width: "100%", alignSelf: "center", marginBottom: 0 },
    "& h2": { alignSelf: "end" },
    "& a": { alignSelf: "start" },
  },
  "& + p": { marginTop: space.s7, fontSize: typeScale.small, color: theme.vars.palette.yard.inkSoft },
}))

/** So many portraits a phone has room for: each further one that comes before the first paint puts it off. */
const ON_FIRST_SCREEN = 1

interface CrewProps {
  words: Queries.CrewWordsFragment
  people: readonly Queries.CrewMemberFragment[]
}

/** Everybody who builds here, with the way to their own page. */
export const Crew = ({ words, people }: CrewProps) => (
  <Section>
    <Container>
      <People>
        {people.map(({ name, role, path, portrait }, index) => (
          <li key={path}>
            <Portrait name={name} photo={portrait} sizes="13rem" first={index < ON_FIRST_SCREEN} />
            <Typography variant="h2" component="h2">
              {name}
            </Typography>
            <p>{role}</p>
            <Link variant="button" href={path}>
              {fill(words.read, { name })}
            </Link>
          </li>
        ))}
      </People>
      {words.sample && <p>{words.sample}</p>}
    </Container>
  </Section>
)

export const query = graphql`
  fragment CrewWords on TeamPage {
    read
    sample
  }
  fragment CrewMember on TeamMember {
    name
    role
    path
    portrait {
      ...Photo
    }
  }
`

import Box from "@mui/material/Box"
import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import Container from "@mui/material/Container"
import { Headline } from "../../components/headline"
import { Portrait } from "../../components/portrait"
import { Quoted } from "../../components/quoted"
import Typography from "@mui/material/Typography"
import { space } from "../../theme/tokens"
import { columns } from "../../theme/layouts"

const TOP = "clamp(1.5rem, 2.6vw, 2.4rem)"

interface PersonProps {
  person: Queries.PersonFragment
  words: Queries.PersonWordsFragment
}

/** Somebody's portrait, and who they are. */
export const Person = ({ person: { name, role, says, about, portrait }, words }: PersonProps) => (
  <Container
    component="section"
    sx={{
      ...columns({ sm: "13rem 1fr", md: "4fr 8fr" }),
      rowGap: 4,
      columnGap: 6,
      alignItems: "start",
      paddingBlock: `${TOP} ${space.section}`,
    }}
  >
    <Box sx={{ maxWidth: { xs: "13rem", md: "22rem" } }}>
      <Portrait name={name} photo={portrait} sizes="(min-width: 60rem) 22rem, 13rem" first />
    </Box>
    <Box sx={{ "& > p": { maxWidth: space.measure }, "& > p + p": { mt: 2 } }}>
      <Headline>{name}</Headline>
      <Typography variant="lead" color="textSecondary" sx={{ mt: 1.5 }}>
        {role}
      </Typography>
      {says && (
        <Typography variant="h2" component="blockquote" sx={{ marginBlock: 3 }}>
          <Quoted>{says}</Quoted>
        </Typography>
      )}
      {about.map(paragraph => (
        <Typography key={paragraph}>
          <MarkedLine>{paragraph}</MarkedLine>
        </Typography>
      ))}
      {words.sample && (
        <Typography variant="body2" color="textSecondary">
          {words.sample}
        </Typography>
      )}
    </Box>
  </Container>
)

export const query = graphql`
  fragment Person on TeamMember {
    name
    role
    says
    about
    portrait {
      ...Photo
    }
  }
  fragment PersonWords on TeamPage {
    sample
  }
`

import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Container } from "../../components/container"
import { Headline } from "../../components/headline"
import { Portrait } from "../../components/portrait"
import { Typography } from "../../components/typography"
import { space, typeScale } from "../../theme/tokens"

const Split = styled(Container)(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "4fr 8fr",
    gap: `${space.s6} ${space.s7}`,
    alignItems: "start",
    paddingBlock: `clamp(1.5rem, 2.6vw, 2.4rem) ${space.section}`,
    "& [data-portrait]": { maxWidth: "22rem" },
    "& h1 + p": { marginTop: space.s3 },
    "& h1 ~ p": { maxWidth: space.measure },
    "& p + p": { marginTop: space.s4 },
    "& small": { fontSize: typeScale.small, color: yard.inkSoft },
    [theme.breakpoints.down("md")]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      "& [data-portrait]": { maxWidth: "13rem" },
    },
  }
})

interface PersonProps {
  person: Queries.PersonFragment
  words: Queries.PersonWordsFragment
}

/** Somebody's portrait, and who they are. */
export const Person = ({ person: { name, role, about, portrait }, words }: PersonProps) => (
  <Split component="section">
    <Portrait name={name} photo={portrait} sizes="(min-width: 60rem) 22rem, 13rem" first />
    <div>
      <Headline>{name}</Headline>
      <Typography variant="lead" sx={{ color: "text.secondary" }}>
        {role}
      </Typography>
      {about.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {words.sample && (
        <p>
          <small>{words.sample}</small>
        </p>
      )}
    </div>
  </Split>
)

export const query = graphql`
  fragment Person on TeamMember {
    name
    role
    about
    portrait {
      ...Photo
    }
  }
  fragment PersonWords on TeamPage {
    sample
  }
`

import Box from "@mui/material/Box"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import Container from "@mui/material/Container"
import { Headline } from "../../components/headline"
import { BESIDE_WORDS, Picture } from "../../components/picture"
import Typography from "@mui/material/Typography"
import { columns } from "../../theme/layouts"

interface HeadProps {
  title: string
  summary: string
  words: Queries.LegalHeadFragment
  children?: ReactNode
}

/** Top of a legal page: title and what it means, beside a picture. */
export const LegalHead = ({ title, summary, words, children }: HeadProps) => (
  <Container
    component="section"
    sx={{
      ...columns({ sm: "7fr 5fr" }),
      rowGap: 4,
      columnGap: 6,
      alignItems: "start",
      pt: "clamp(1.5rem, 2.6vw, 2.4rem)",
    }}
  >
    <div>
      <Headline>{title}</Headline>
      <Typography variant="lead" sx={{ mt: 3, maxWidth: "36rem" }}>
        {summary}
      </Typography>
      {children}
    </div>
    {words.picture && (
      <Box component="figure" sx={{ maxWidth: { xs: "26rem", sm: "none" } }}>
        <Picture picture={words.picture} alt={words.alt} sizes={BESIDE_WORDS} inline />
      </Box>
    )}
  </Container>
)

export const query = graphql`
  fragment LegalHead on LegalPages {
    picture {
      ...Photo
    }
    alt
  }
`

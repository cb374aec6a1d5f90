import { Box } from "@mui/material"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Container } from "../../components/container"
import { Headline } from "../../components/headline"
import { SidePicture } from "../../components/side-picture"
import { Typography } from "../../components/typography"
import { SealedPapers } from "../../scenes/sealed-papers"

interface HeadProps {
  title: string
  summary: string
  words: Queries.LegalHeadFragment
  children?: ReactNode
}

/** Top of a legal page: title and what it means, beside the sealed papers or a picture of the owner's. */
export const LegalHead = ({ title, summary, words, children }: HeadProps) => (
  <Container
    component="section"
    template={{ sm: "7fr 5fr" }}
    rowSpacing={4}
    columnSpacing={6}
    alignItems="start"
    sx={{ pt: "clamp(1.5rem, 2.6vw, 2.4rem)" }}
  >
    <div>
      <Headline>{title}</Headline>
      <Typography variant="lead" sx={{ mt: 3, maxWidth: "36rem" }}>
        {summary}
      </Typography>
      {children}
    </div>
    <SidePicture part={words} alt={words.sceneAlt} first>
      <Box component="figure" sx={{ maxWidth: { xs: "26rem", sm: "none" } }}>
        <SealedPapers alt={words.sceneAlt} />
      </Box>
    </SidePicture>
  </Container>
)

export const query = graphql`
  fragment LegalHead on LegalPages {
    drawing
    sceneAlt
    photo {
      ...Photo
    }
  }
`

import { Box } from "@mui/material"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Container } from "../../components/container"
import { Headline } from "../../components/headline"
import { Photo } from "../../components/photo"
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
    template="7fr 5fr"
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
    <Box
      component="figure"
      sx={{ maxWidth: { xs: "26rem", md: "none" }, "& picture > img": { display: "block", width: 1, height: "auto" } }}
    >
      {words.photo ? (
        <Photo photo={words.photo} alt={words.sceneAlt} sizes="(min-width: 56.25rem) 36vw, 26rem" first />
      ) : (
        <SealedPapers alt={words.sceneAlt} />
      )}
    </Box>
  </Container>
)

export const query = graphql`
  fragment LegalHead on LegalPages {
    sceneAlt
    photo {
      ...Photo
    }
  }
`

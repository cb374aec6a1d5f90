import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Headline } from "../../components/headline"
import { Container } from "../../components/container"
import { Photo } from "../../components/photo"
import { SealedPapers } from "../../scenes/sealed-papers"
import { space, typeScale } from "../../theme/tokens"

const Split = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "7fr 5fr",
  gap: `${space.s6} ${space.s7}`,
  alignItems: "start",
  paddingTop: "clamp(1.5rem, 2.6vw, 2.4rem)",
  "& picture > img": { display: "block", width: "100%", height: "auto" },
  "& h1 + p": { marginTop: space.s5, maxWidth: "36rem", fontSize: typeScale.lead, lineHeight: 1.5 },
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr", "& figure": { maxWidth: "26rem" } },
}))

interface HeadProps {
  title: string
  summary: string
  words: Queries.LegalHeadFragment
  children?: ReactNode
}

/** Top of a legal page: title and what it means, beside the sealed papers or a picture of the owner's. */
export const LegalHead = ({ title, summary, words, children }: HeadProps) => (
  <Split component="section">
    <div>
      <Headline>{title}</Headline>
      <p>{summary}</p>
      {children}
    </div>
    <figure>
      {words.photo ? (
        <Photo photo={words.photo} alt={words.sceneAlt} sizes="(min-width: 56.25rem) 36vw, 26rem" first />
      ) : (
        <SealedPapers alt={words.sceneAlt} />
      )}
    </figure>
  </Split>
)

export const query = graphql`
  fragment LegalHead on LegalPages {
    sceneAlt
    photo {
      ...Photo
    }
  }
`

import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Container } from "../../components/container"
import { Portrait } from "../../components/portrait"
import { Link } from "../../components/link"
import { fontStack, space, typeScale } from "../../theme/tokens"

/** Full-bleed and dark in both color modes, as below the waterline. */
const Deep = styled("section")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    background: yard.deep,
    color: yard.onDeep,
    borderBlock: `1px solid ${yard.deepLine}`,
    paddingBlock: space.section,
    "& blockquote": {
      maxWidth: "24ch",
      fontFamily: fontStack.display,
      fontWeight: 620,
      fontStretch: "88%",
      fontSize: typeScale.page,
      lineHeight: 1.02,
      letterSpacing: "-.014em",
      textWrap: "balance",
      textIndent: "-.42em",
      // The margin of a phone is as narrow as the mark: hung into it, it would touch the edge.
      [theme.breakpoints.down("sm")]: { textIndent: 0 },
    },
    "& a": { marginTop: space.s5, "&:hover": { textDecorationColor: yard.onDeep } },
    "& :focus-visible": { outlineColor: yard.signal },
    "& [data-portrait]": { width: "clamp(6rem, 14vw, 13rem)", borderColor: yard.onDeep },
    "& figure:has([data-portrait])": {
      display: "grid",
      gridTemplateColumns: "1fr auto",
      columnGap: space.s7,
      alignItems: "center",
      "& [data-portrait]": { gridArea: "1 / 2 / span 2" },
      [theme.breakpoints.down("sm")]: {
        gridTemplateColumns: "1fr",
        "& [data-portrait]": { gridArea: "auto", marginBottom: space.s5 },
      },
    },
    "& figcaption": {
      marginTop: space.s6,
      "& b": { display: "block", fontWeight: 600 },
      "& span": { color: yard.deepSoft },
    },
  }
})

interface QuoteProps {
  study: Queries.CaseStudyQuoteFragment
  /** Of whom there are portraits: clients who speak on /testimonials too. */
  faces: readonly Queries.CaseStudyFaceFragment[]
  /** Way to what others say. */
  more: Queries.ActionFragment | null
}

/** What the client says, with their face if it is known, and nothing else beside it; below, the way to others. */
export const CaseStudyQuote = ({ study: { quote, client }, faces, more }: QuoteProps) => {
  const face = faces.find(({ name }) => name === quote.name)
  return (
    <Deep>
      <Container>
        <figure>
          {face && <Portrait photo={face.portrait} sizes="(min-width: 60rem) 13rem, 6rem" />}
          <blockquote>{`“${quote.text}”`}</blockquote>
          <figcaption>
            <b>{quote.name}</b>
            <span>
              {quote.role}, {client}
            </span>
          </figcaption>
        </figure>
        {more && (
          <Link variant="button" href={more.href}>
            {more.label}
          </Link>
        )}
      </Container>
    </Deep>
  )
}

export const query = graphql`
  fragment CaseStudyQuote on CaseStudy {
    client
    quote {
      text
      name
      role
    }
  }
  fragment CaseStudyFace on Testimonial {
    name
    portrait {
      ...Photo
    }
  }
`

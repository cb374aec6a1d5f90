import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Container } from "../../components/container"
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
    },
    "& figcaption": {
      marginTop: space.s6,
      "& b": { display: "block", fontWeight: 600 },
      "& span": { color: yard.deepSoft },
    },
  }
})

/** What the client says, with nothing beside it. */
export const CaseStudyQuote = ({ study: { quote, client } }: { study: Queries.CaseStudyQuoteFragment }) => (
  <Deep>
    <Container>
      <figure>
        <blockquote>“{quote.text}”</blockquote>
        <figcaption>
          <b>{quote.name}</b>
          <span>
            {quote.role}, {client}
          </span>
        </figcaption>
      </figure>
    </Container>
  </Deep>
)

export const query = graphql`
  fragment CaseStudyQuote on CaseStudy {
    client
    quote {
      text
      name
      role
    }
  }
`

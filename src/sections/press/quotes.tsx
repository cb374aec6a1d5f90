import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { VisuallyHidden } from "../../components/visually-hidden"
import { Container } from "../../components/container"
import { fontStack, space, stroke, typeScale } from "../../theme/tokens"

/** The first quote across the page, the others set in from the right. */
const List = styled("ul")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gap: "clamp(3rem, 6vw, 5.5rem)",
    "& blockquote": {
      fontFamily: fontStack.display,
      fontWeight: 560,
      fontStretch: "88%",
      fontSize: typeScale.one,
      lineHeight: 1.12,
      letterSpacing: "-.012em",
      textWrap: "pretty",
      maxWidth: "30ch",
    },
    "& li": { display: "grid", gridTemplateColumns: "9fr 3fr", gap: `${space.s5} ${space.s7}`, alignItems: "end" },
    "& li + li": { width: "min(100%, 58rem)", marginLeft: "auto" },
    "& li + li blockquote": { fontSize: typeScale.two, lineHeight: 1.2, maxWidth: "34ch" },
    "& figcaption": { paddingTop: space.s3, borderTop: `${stroke.key} solid ${yard.sea}` },
    "& figcaption b": { display: "block", fontWeight: 600 },
    "& figcaption span": { fontSize: typeScale.small, color: yard.inkSoft },
    [theme.breakpoints.down("md")]: {
      "& li": { gridTemplateColumns: "1fr" },
      "& figcaption": { justifySelf: "start", paddingRight: space.s6 },
    },
  }
})

const Quote = styled("figure")({ display: "contents" })

/** Leadership quotes, free to print. */
export const PressQuotes = ({ quotes }: { quotes: Queries.PressQuotesFragment }) => (
  <Section>
    <Container>
      <VisuallyHidden as="h2">{quotes.title}</VisuallyHidden>
      <List>
        {quotes.items.map(({ name, role, quote }) => (
          <li key={name}>
            <Quote>
              <blockquote>{`“${quote}”`}</blockquote>
              <figcaption>
                <b>{name}</b>
                <span>{role}</span>
              </figcaption>
            </Quote>
          </li>
        ))}
      </List>
    </Container>
  </Section>
)

export const query = graphql`
  fragment PressQuotes on PressQuotes {
    title
    items {
      name
      role
      quote
    }
  }
`

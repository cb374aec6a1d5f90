import ExpandMore from "@mui/icons-material/ExpandMore"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Container } from "../../components/container"
import { space, stroke, typeScale } from "../../theme/tokens"

/** Five labels on one rail under the drawing. */
const Rail = styled("ol")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "repeat(5, auto)",
    justifyContent: "space-between",
    borderBottom: `${stroke.draw} solid ${yard.ink}`,
    fontSize: typeScale.small,
    fontWeight: 600,
    "& a": { display: "flex", alignItems: "center", gap: space.s2, minHeight: "4rem", textDecoration: "none" },
    "& svg": { fontSize: "1.5rem" },
    "& a:hover": { textDecoration: `underline 3px ${yard.signal}`, textUnderlineOffset: ".3em" },
    [theme.breakpoints.down("md")]: {
      gridTemplateColumns: "1fr",
      borderBottom: 0,
      paddingTop: space.s5,
      "& a": { justifyContent: "space-between", minHeight: "3rem", borderBottom: `1px solid ${yard.line}` },
      "& li:first-of-type a": { borderTop: `${stroke.draw} solid ${yard.ink}` },
    },
  }
})

/** Links to the sections of the page. */
export const OnboardingContents = ({ contents }: { contents: Queries.OnboardingContentsFragment }) => (
  <Container component="nav" aria-label={contents.label}>
    <Rail>
      {contents.items.map(({ id, label }) => (
        <li key={id}>
          <a href={`#${id}`}>
            {label}
            <ExpandMore />
          </a>
        </li>
      ))}
    </Rail>
  </Container>
)

export const query = graphql`
  fragment OnboardingContents on OnboardingContents {
    label
    items {
      id
      label
    }
  }
`

import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { Container } from "../../components/container"
import { Unbroken } from "../../components/unbroken"
import { Typography } from "../../components/typography"
import { fontStack, space, stroke, typeScale } from "../../theme/tokens"

/** One ruled row: name, price, what it means, and the way on. */
const Row = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space.s2} ${space.s7}`,
  paddingBlock: space.s5,
  borderTop: `${stroke.draw} solid ${theme.vars.palette.yard.ink}`,
  "& [data-price]": {
    fontFamily: fontStack.display,
    fontWeight: 620,
    fontStretch: "84%",
    fontSize: typeScale.one,
    lineHeight: 1,
    letterSpacing: "-.02em",
  },
  // Beside a long price there is no room for a sentence: then it stands below.
  "& [data-terms]": { flex: "1 1 24rem", color: theme.vars.palette.yard.inkSoft },
  [theme.breakpoints.down("md")]: { display: "grid", gridTemplateColumns: "1fr", justifyItems: "start" },
}))

/** What a project costs that is done once, for those who want no plan. */
export const PricingProject = ({ project }: { project: Queries.PricingProjectFragment }) => (
  <Container component="section" data-project sx={{ paddingTop: space.s7 }}>
    <Row>
      <Typography variant="h2">{project.title}</Typography>
      <p data-price>
        <Unbroken large>{project.price}</Unbroken>
      </p>
      <p data-terms>{project.text}</p>
      <Link variant="button" href={project.action.href}>
        {project.action.label}
      </Link>
    </Row>
  </Container>
)

export const query = graphql`
  fragment PricingProject on PricingProject {
    title
    price
    text
    action {
      ...Action
    }
  }
`

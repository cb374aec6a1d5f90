import Stack from "@mui/material/Stack"
import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import { Container } from "../../components/container"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { Unbroken } from "../../components/unbroken"
import { space, stroke, typeScale } from "../../theme/tokens"

/** What a project costs that is done once, for those who want no plan: name, price, what it means, and the way on. */
export const PricingProject = ({ project }: { project: Queries.PricingProjectFragment }) => (
  <Container component="section" data-project sx={{ paddingTop: space.row }}>
    <Stack
      direction="row"
      sx={{
        flexWrap: "wrap",
        alignItems: "baseline",
        gap: "0.5rem 3rem",
        paddingTop: 3,
        borderTop: `${stroke.draw} solid`,
      }}
    >
      <Typography variant="h2">{project.title}</Typography>
      <Typography variant="figure" sx={{ fontSize: typeScale.one }}>
        <Unbroken large>{project.price}</Unbroken>
      </Typography>
      {/* Beside a long price there is no room for a sentence: then it stands below. */}
      <Typography color="textSecondary" sx={{ flex: "1 1 18rem" }}>
        <MarkedLine>{project.text}</MarkedLine>
      </Typography>
      <Link variant="action" href={project.action.href}>
        {project.action.label}
      </Link>
    </Stack>
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

import ExpandMore from "@mui/icons-material/ExpandMore"
import { graphql } from "gatsby"
import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { stroke, typeScale } from "../../theme/tokens"
import { divided } from "../../theme/layouts"

const INK = `${stroke.draw} solid`

/** Five labels on one rail under the drawing; a list on phones and tablets. */
const RAIL = {
  display: { md: "flex" },
  justifyContent: "space-between",
  mt: { xs: 3, md: 0 },
  borderTop: { md: 0 },
  borderBottom: { md: INK },
  fontSize: typeScale.small,
  fontWeight: 600,
  "& > *": { borderBottom: { md: 0 } },
}

const LABEL = {
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: 1,
  minHeight: { xs: "3rem", md: "4rem" },
  "& svg": { fontSize: "1.5rem" },
}

/** Links to the sections of the page. */
export const OnboardingContents = ({ contents }: { contents: Queries.OnboardingContentsFragment }) => (
  <Container component="nav" aria-label={contents.label}>
    <List component="ol" sx={[divided("below", 0), RAIL]}>
      {contents.items.map(({ id, label }) => (
        <ListItem key={id}>
          <Link underline="hover" href={`#${id}`} sx={LABEL}>
            {label}
            <ExpandMore />
          </Link>
        </ListItem>
      ))}
    </List>
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

import { graphql } from "gatsby"
import Link from "@mui/material/Link"
import { List, ListItem } from "../../components/list"
import { Section } from "../../components/section"
import { Container } from "../../components/container"
import Typography from "@mui/material/Typography"

/** Categories of the blog, set as large as headings. */
export const Subjects = ({ id, title, categories }: Queries.SubjectsBlockFragment) => (
  <Section id={id ?? undefined}>
    <Container template="4fr 8fr" rowSpacing={3} columnSpacing={6}>
      <Typography variant="h1">{title}</Typography>
      <List dividers="below" spacing={3}>
        {categories.map(({ path, name, description }) => (
          <ListItem
            key={path}
            template={{ sm: "5fr 6fr" }}
            rowSpacing={1}
            columnSpacing={3}
            alignItems="baseline"
            sx={{ position: "relative" }}
          >
            <Link variant="stretched" href={path} sx={{ typography: "page" }}>
              {name}
            </Link>
            <Typography color="textSecondary">{description}</Typography>
          </ListItem>
        ))}
      </List>
    </Container>
  </Section>
)

export const query = graphql`
  fragment SubjectsBlock on SubjectsBlock {
    id
    title
    categories {
      path
      name
      description
    }
  }
`

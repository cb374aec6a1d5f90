import Stack from "@mui/material/Stack"
import { graphql } from "gatsby"
import { Container } from "../../components/container"
import { Grid } from "../../components/grid"
import { List, ListItem } from "../../components/list"
import { Portrait } from "../../components/portrait"
import { Section } from "../../components/section"
import Typography from "@mui/material/Typography"
import { VisuallyHidden } from "../../components/visually-hidden"
import { Quoted } from "../../components/quoted"

/** Leadership quotes, free to print; the first is larger. */
export const PressQuotes = ({ quotes }: { quotes: Queries.PressQuotesFragment }) => (
  <Section>
    <Container>
      <VisuallyHidden as="h2">{quotes.title}</VisuallyHidden>
      <List template="7fr 5fr" rowSpacing={6} columnSpacing="clamp(2rem, 6vw, 6rem)">
        {quotes.items.map(({ name, role, quote }, index) => (
          <ListItem key={name}>
            <Stack component="figure" spacing={3} sx={{ height: 1, justifyContent: "space-between" }}>
              <Typography variant={index === 0 ? "h1" : "h2"} component="blockquote" sx={{ lineHeight: 1.15 }}>
                <Quoted>{quote}</Quoted>
              </Typography>
              <Grid component="figcaption" template={{ xs: "4.5rem 1fr" }} spacing={2} alignItems="center">
                <Portrait name={name} photo={null} sizes="4.5rem" />
                <Stack>
                  <Typography component="b" sx={{ fontWeight: 600 }}>
                    {name}
                  </Typography>
                  <Typography variant="body2" component="span" color="textSecondary">
                    {role}
                  </Typography>
                </Stack>
              </Grid>
            </Stack>
          </ListItem>
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

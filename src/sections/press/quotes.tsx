import { Box } from "@mui/material"
import { graphql } from "gatsby"
import { Container } from "../../components/container"
import { Grid } from "../../components/grid"
import { List, ListItem } from "../../components/list"
import { Section } from "../../components/section"
import { Typography } from "../../components/typography"
import { VisuallyHidden } from "../../components/visually-hidden"
import { stroke } from "../../theme/tokens"
import { Quoted } from "../../components/quoted"

/** Who said it, below a line of the sea. */
const CAPTION = {
  pt: 1.5,
  pr: { xs: 4, md: 0 },
  justifySelf: { xs: "start", md: "stretch" },
  borderTop: `${stroke.key} solid`,
  borderColor: "yard.sea",
}

/** Leadership quotes, free to print; the first is larger. */
export const PressQuotes = ({ quotes }: { quotes: Queries.PressQuotesFragment }) => (
  <Section>
    <Container>
      <VisuallyHidden as="h2">{quotes.title}</VisuallyHidden>
      <List spacing="clamp(3rem, 6vw, 5.5rem)">
        {quotes.items.map(({ name, role, quote }, index) => (
          <ListItem key={name}>
            <Grid component="figure" template="9fr 3fr" rowSpacing={3} columnSpacing={6} alignItems="end">
              <Typography
                variant={index === 0 ? "h1" : "h2"}
                component="blockquote"
                sx={{ maxWidth: index === 0 ? "30ch" : "34ch", lineHeight: 1.15, textWrap: "pretty" }}
              >
                <Quoted>{quote}</Quoted>
              </Typography>
              <Box component="figcaption" sx={CAPTION}>
                <Typography component="b" sx={{ display: "block", fontWeight: 600 }}>
                  {name}
                </Typography>
                <Typography variant="body2" component="span" color="textSecondary">
                  {role}
                </Typography>
              </Box>
            </Grid>
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

import Stack from "@mui/material/Stack"
import { graphql } from "gatsby"
import Container from "@mui/material/Container"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { Section } from "../../components/section"
import Typography from "@mui/material/Typography"
import { MarkedLine } from "../../components/marked-line"
import { space, stroke, typeScale } from "../../theme/tokens"
import { columns, divided } from "../../theme/layouts"

/** Text that may be printed, and the facts that go with it. */
export const PressAbout = ({ about }: { about: Queries.PressAboutFragment }) => (
  <Section>
    <Container sx={{ ...columns("7fr 5fr"), rowGap: 6, columnGap: "clamp(2rem, 6vw, 6rem)", alignItems: "start" }}>
      <Stack spacing={3}>
        <Typography variant="h1">{about.title}</Typography>
        <Typography sx={{ fontSize: typeScale.two, lineHeight: 1.3, maxWidth: space.measure }}>
          {about.short}
        </Typography>
        <Stack
          spacing={2}
          sx={{ pl: 3, borderLeft: `${stroke.key} solid`, borderColor: "yard.sea", maxWidth: space.measure }}
        >
          {about.paragraphs.map(paragraph => (
            <Typography key={paragraph}>
              <MarkedLine>{paragraph}</MarkedLine>
            </Typography>
          ))}
        </Stack>
      </Stack>
      <Stack spacing={3}>
        <Typography variant="h2" component="h2">
          {about.factsTitle}
        </Typography>
        <List component="dl" sx={{ ...divided("below", 1.5) }}>
          {about.facts.map(({ term, value }) => (
            <ListItem
              key={term}
              component="div"
              sx={{ ...columns({ xs: "auto 1fr" }), columnGap: 3, alignItems: "baseline" }}
            >
              <Typography component="dt" color="textSecondary">
                {term}
              </Typography>
              <Typography component="dd" sx={{ fontWeight: 600, textAlign: "right" }}>
                {value}
              </Typography>
            </ListItem>
          ))}
        </List>
      </Stack>
    </Container>
  </Section>
)

export const query = graphql`
  fragment PressAbout on PressAbout {
    title
    short
    paragraphs
    factsTitle
    facts {
      term
      value
    }
  }
`

import Stack from "@mui/material/Stack"
import Container from "@mui/material/Container"
import Box from "@mui/material/Box"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { Portrait } from "../../components/portrait"
import { Section } from "../../components/section"
import Typography from "@mui/material/Typography"
import { VisuallyHidden } from "../../components/visually-hidden"
import { Quoted } from "../../components/quoted"
import { columns } from "../../theme/layouts"

/** What people say, each with their initials; the first is larger. */
export const Spoken = ({ id, title, items }: Queries.QuotesBlockFragment) => (
  <Section id={id ?? undefined}>
    <Container>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <List sx={{ ...columns("7fr 5fr"), rowGap: 6, columnGap: "clamp(2rem, 6vw, 6rem)" }}>
        {items.map(({ name, role, quote }, index) => (
          <ListItem key={name}>
            <Stack component="figure" spacing={3} sx={{ height: 1, justifyContent: "space-between" }}>
              <Typography variant={index === 0 ? "h1" : "h2"} component="blockquote" sx={{ lineHeight: 1.15 }}>
                <Quoted>{quote}</Quoted>
              </Typography>
              <Box component="figcaption" sx={{ ...columns({ xs: "4.5rem 1fr" }), gap: 2, alignItems: "center" }}>
                <Portrait name={name} photo={null} sizes="4.5rem" />
                <Stack>
                  <Typography component="b" sx={{ fontWeight: 600 }}>
                    {name}
                  </Typography>
                  <Typography variant="body2" component="span" color="textSecondary">
                    {role}
                  </Typography>
                </Stack>
              </Box>
            </Stack>
          </ListItem>
        ))}
      </List>
    </Container>
  </Section>
)

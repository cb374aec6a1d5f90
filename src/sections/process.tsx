import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"
import { graphql } from "gatsby"
import { ListItem } from "../components/list"
import { Section } from "../components/section"
import { SectionHead } from "../components/section-head"
import { Container } from "../components/container"
import { Stepper } from "../components/stepper"
import Typography from "@mui/material/Typography"
import { MarkedLine } from "../components/marked-line"
import { Picture } from "../components/picture"
import { space } from "../theme/tokens"

/** A drawing runs from edge to edge, near to the heading; on phones there is none. */
const DRAWING = {
  display: { xs: "none", sm: "block" },
  margin: `calc(-1 * ${space.s5}) calc(-1 * ${space.gutter}) 0`,
}

/** The way of working: a picture, and its steps below; on phones along a plumb line. */
export const Process = ({ process }: { process: Queries.ProcessFragment }) => (
  <Section tone="wash" sx={{ overflow: "clip" }}>
    <Container>
      <SectionHead title={process.title} lead={process.lead} />
      {process.picture && (
        <Box component="figure" sx={process.picture.drawing ? DRAWING : {}}>
          <Picture picture={process.picture} alt={process.alt} />
        </Box>
      )}
      <Stepper
        component="ol"
        template={{ sm: process.picture?.drawing ? 4 : process.items.length }}
        spacing={3}
        activeStep={process.items.length - 1}
        sx={{ "& p": { mt: 0.5, maxWidth: "19rem" } }}
      >
        {process.items.map(({ title, text, when }) => (
          <ListItem key={title}>
            <Stack
              direction="row"
              useFlexGap
              spacing={1.5}
              sx={{ flexWrap: "wrap", alignItems: "baseline", justifyContent: { xs: "space-between", sm: "start" } }}
            >
              <Typography variant="h3">{title}</Typography>
              {when && (
                <Typography variant="body2" sx={{ margin: 0, fontWeight: 500, whiteSpace: "nowrap" }}>
                  {when}
                </Typography>
              )}
            </Stack>
            <Typography>
              <MarkedLine>{text}</MarkedLine>
            </Typography>
          </ListItem>
        ))}
      </Stepper>
    </Container>
  </Section>
)

export const query = graphql`
  fragment Process on Process {
    title
    lead
    picture {
      ...Photo
    }
    alt
    items {
      title
      text
      when
    }
  }
`

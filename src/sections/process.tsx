import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"
import { graphql } from "gatsby"
import { Section } from "../components/section"
import { SectionHead } from "../components/section-head"
import Container from "@mui/material/Container"
import Step from "@mui/material/Step"
import Stepper from "@mui/material/Stepper"
import Typography from "@mui/material/Typography"
import { columns } from "../theme/layouts"
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
        activeStep={process.items.length - 1}
        sx={{
          ...columns({ sm: process.picture?.drawing ? 4 : process.items.length }),
          gap: { sm: 3 },
          marginLeft: { sm: 0 },
          "& p": { mt: 0.5, maxWidth: "19rem" },
          "& > li": { padding: { sm: 0 }, border: { sm: 0 }, "&::before": { display: { sm: "none" } } },
        }}
      >
        {process.items.map(({ title, text, when }) => (
          <Step key={title}>
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
          </Step>
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

import Stack from "@mui/material/Stack"
import type { ReactNode } from "react"
import { Container } from "../../components/container"
import { Section } from "../../components/section"
import { space, stroke } from "../../theme/tokens"

/** Whom one writes to stands row by row here. */
const ASIDE = {
  justifyContent: "space-between",
  pt: 2,
  borderTop: `${stroke.key} solid`,
  "& [data-team]": { gap: 0, mt: 0 },
  "& [data-team] > li": { py: 1.5, borderTop: 1, borderColor: "yard.line" },
}

/** The form on the desk, with what happens to it beside it. */
export const ContactDesk = ({ form, aside }: { form: ReactNode; aside: ReactNode }) => (
  // On phones the form begins close below, so that it is in the first screen.
  <Section sx={({ breakpoints }) => ({ [breakpoints.down("sm")]: { "&&": { pt: space.row } } })}>
    <Container template="7fr 4fr" rowSpacing={6} columnSpacing="clamp(2rem, 5vw, 5rem)" alignItems="start">
      {form}
      <Stack spacing={4} sx={ASIDE}>
        {aside}
      </Stack>
    </Container>
  </Section>
)

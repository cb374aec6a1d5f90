import { Stack } from "@mui/material"
import type { Theme } from "@mui/material/styles"
import type { ReactNode } from "react"
import { Container } from "../../components/container"
import { Section } from "../../components/section"
import { stroke } from "../../theme/tokens"

/** What holds the field of several lines. */
const ROOM = "& [data-wide]:has(> div > div > textarea)"

const column = { display: "flex", flexDirection: "column" }

/** Both columns end on one line: the form is as long as what stands beside it, and its last field is the longer. */
const level = ({ breakpoints }: Theme) => ({
  [breakpoints.up("md")]: {
    "& > :first-child": column,
    "& form, & > :first-child > :last-child": { flex: 1 },
    "& form": { gridTemplateRows: "repeat(4, auto) 1fr" },
    [ROOM]: column,
    [`${ROOM} > div, ${ROOM} > div > div`]: { flex: 1 },
    "& textarea": { height: "100%" },
  },
})

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
  <Section sx={({ breakpoints }) => ({ [breakpoints.down("sm")]: { "&&": { pt: 3 } } })}>
    <Container template="7fr 4fr" rowSpacing={6} columnSpacing="clamp(2rem, 5vw, 5rem)" sx={level}>
      {form}
      <Stack spacing={4} sx={ASIDE}>
        {aside}
      </Stack>
    </Container>
  </Section>
)

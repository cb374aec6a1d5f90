import { styled } from "@mui/material/styles"
import type { ReactNode } from "react"
import { Section } from "../../components/section"
import { Container } from "../../components/container"
import { space, stroke } from "../../theme/tokens"

/** On phones the form begins close below, so that it is in the first screen. */
const Desk = styled(Section)(({ theme }) => ({ [theme.breakpoints.down("sm")]: { "&&": { paddingTop: space.s5 } } }))

/** What holds the field of several lines. */
const ROOM = "& [data-wide]:has(> div > div > textarea)"

const Split = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "7fr 4fr",
  gap: `${space.s7} clamp(2rem, 5vw, 5rem)`,
  "& > :last-child": {
    display: "grid",
    gap: space.s6,
    alignContent: "space-between",
    paddingTop: space.s4,
    borderTop: `${stroke.key} solid ${theme.vars.palette.yard.ink}`,
  },
  "& [data-team]": { gap: 0, marginTop: 0 },
  "& [data-team] > li": { paddingBlock: space.s3, borderTop: `1px solid ${theme.vars.palette.yard.line}` },
  // Both columns end on one line: the form is as long as what stands beside it, and its last field is the longer.
  [theme.breakpoints.up("md")]: {
    "& > :first-child": { display: "flex", flexDirection: "column" },
    "& form, & > :first-child > :last-child": { flex: 1 },
    "& form": { gridTemplateRows: "repeat(4, auto) 1fr" },
    [ROOM]: { display: "flex", flexDirection: "column" },
    [`${ROOM} > div, ${ROOM} > div > div`]: { flex: 1 },
    "& textarea": { height: "100%" },
  },
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
}))

/** The form on the desk, with what happens to it beside it. */
export const ContactDesk = ({ form, aside }: { form: ReactNode; aside: ReactNode }) => (
  <Desk>
    <Split>
      {form}
      <div>{aside}</div>
    </Split>
  </Desk>
)

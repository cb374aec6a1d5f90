import { styled } from "@mui/material/styles"
import type { ReactNode } from "react"
import { Section } from "../../components/section"
import { Container } from "../../components/container"
import { space } from "../../theme/tokens"

/** On phones the form begins close below, so that it is in the first screen. */
const Desk = styled(Section)(({ theme }) => ({ [theme.breakpoints.down("sm")]: { "&&": { paddingTop: space.s5 } } }))

const Split = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "7fr 4fr",
  gap: `${space.s7} clamp(2rem, 5vw, 5rem)`,
  alignItems: "start",
  "& > :last-child": { display: "grid", gap: space.s7 },
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

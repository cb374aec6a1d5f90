import { styled } from "@mui/material/styles"
import type { ReactNode } from "react"
import { Section } from "../../components/section"
import { Container } from "../../components/container"
import { space } from "../../theme/tokens"

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
  <Section sx={{ paddingBottom: 0 }}>
    <Split>
      {form}
      <div>{aside}</div>
    </Split>
  </Section>
)

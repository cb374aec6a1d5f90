import { styled } from "@mui/material/styles"
import { MarkedLine } from "./marked-line"
import { space, stroke } from "../theme/tokens"
import { ListItemText } from "./list-item-text"
import Step from "@mui/material/Step"
import Stepper from "@mui/material/Stepper"

/** Along the line where there is room. */
const Line = styled(Stepper)(({ theme }) => ({
  "& p": { maxWidth: "20rem" },
  [theme.breakpoints.up("md")]: {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "1fr",
    marginLeft: 0,
    "& > li": {
      padding: `${space.s6} ${space.s5} 0 0`,
      borderLeft: 0,
      borderTop: `${stroke.key} dashed ${theme.vars.palette.yard.sea}`,
    },
    "& > li::before": { top: -9, left: 3 },
  },
}))

/** Steps along one line; down it on phones and tablets. */
export const KnottedLine = ({ steps }: { steps: readonly { title: string; text: string }[] }) => (
  <Line activeStep={steps.length - 1}>
    {steps.map(({ title, text }) => (
      <Step key={title}>
        <ListItemText primary={title} secondary={<MarkedLine>{text}</MarkedLine>} />
      </Step>
    ))}
  </Line>
)

import { styled, type Theme } from "@mui/material/styles"
import { space, stroke } from "../theme/tokens"
import { List } from "./list"

/** A waypoint of 16 px. Where it lies, and what fills it, is for whoever draws it. */
export const diamond = ({ vars }: Pick<Theme, "vars">) => ({
  content: '""',
  position: "absolute" as const,
  width: 16,
  height: 16,
  border: `${stroke.key} solid ${vars.palette.yard.ink}`,
  background: vars.palette.yard.plane,
  transform: "rotate(45deg)",
})

/**
 * Steps down a dashed line that ends at the last, with a diamond at each; that of the active one is filled. With
 * `template` they stand in its columns from `sm` on, without the line. Material UI's own Stepper draws numbers and
 * connectors as elements.
 */
export const Stepper = styled(List, { shouldForwardProp: prop => prop !== "activeStep" && prop !== "sx" })<{
  /** Counted from 0, as in Material UI's. */
  activeStep: number
}>(({ theme, activeStep, template }) => {
  const { yard } = theme.vars.palette
  const line = {
    gap: 0,
    marginLeft: space.s2,
    "& li": {
      position: "relative" as const,
      padding: `0 0 ${space.s4} ${space.s5}`,
      borderLeft: `${stroke.key} dashed ${yard.sea}`,
    },
    "& li:last-of-type": { borderColor: "transparent" },
    "& li::before": { ...diamond(theme), left: -9, top: ".15rem" },
    [`& li:nth-of-type(${activeStep + 1})::before`]: { background: yard.signal },
  }
  return { marginTop: space.s5, ...(template ? { [theme.breakpoints.down("sm")]: line } : line) }
})

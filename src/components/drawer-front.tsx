import { styled } from "@mui/material/styles"
import type { ComponentProps, ReactNode } from "react"
import { drawingClass } from "../theme/drawing-svg"
import { space, stroke, typeScale } from "../theme/tokens"
import ListItem from "@mui/material/ListItem"

const Front = styled(ListItem)(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    position: "relative",
    display: "grid",
    gridTemplateRows: "auto auto 1fr auto",
    gap: space.s3,
    padding: "clamp(1.25rem, 2.4vw, 2.25rem)",
    paddingBottom: space.s7,
    background: colors.surface,
    // Only seen where colors are forced and no ground tells one drawer from the next.
    outline: "1px solid transparent",
    "&::after": {
      content: '""',
      position: "absolute",
      left: "calc(50% - 2.25rem)",
      bottom: space.s3,
      width: "4.5rem",
      height: ".7rem",
      border: `${stroke.draw} solid ${colors.text}`,
      borderRadius: "0 0 .7rem .7rem",
      background: colors.background,
    },
  }
})

const Holder = styled("p")(({ theme }) => ({
  justifySelf: "start",
  display: "inline-flex",
  alignItems: "center",
  gap: space.s2,
  padding: `${space.s1} ${space.s3} ${space.s1} ${space.s2}`,
  border: `${stroke.draw} solid ${theme.vars.palette.colors.text}`,
  background: theme.vars.palette.colors.tint,
  fontSize: typeScale.small,
  fontWeight: 600,
  [`& .${drawingClass}`]: { width: "1.4rem" },
}))

interface DrawerFrontProps extends ComponentProps<typeof ListItem> {
  /** What stands in its label holder. */
  label: string
  icon: ReactNode
}

/** The front of a flat drawer: label holder, what is in it, and the pull at its lower edge. */
export const DrawerFront = ({ label, icon, children, ...rest }: DrawerFrontProps) => (
  <Front {...rest}>
    <Holder>
      {icon}
      {label}
    </Holder>
    {children}
  </Front>
)

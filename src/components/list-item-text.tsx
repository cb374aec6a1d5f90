import type { ComponentProps, ReactNode } from "react"
import { space } from "../theme/tokens"
import { thinVariant } from "./thin-variant"
import Typography from "@mui/material/Typography"

const Root = thinVariant("MuiListItemText", "div")

interface ListItemTextProps extends Omit<ComponentProps<typeof Root>, "children"> {
  primary: ReactNode
  secondary: ReactNode
  /** The look of the title, and its element where that is not the variant's. */
  variant?: "h2" | "h3"
  heading?: "dt"
  /** Room between both. */
  spacing?: number
}

/** The title of an entry and what it says. */
export const ListItemText = ({
  primary,
  secondary,
  variant = "h3",
  heading,
  spacing = 1,
  ...rest
}: ListItemTextProps) => (
  <Root {...rest}>
    <Typography variant={variant} {...(heading && { component: heading })}>
      {primary}
    </Typography>
    <Typography
      color="textSecondary"
      sx={{ mt: spacing, maxWidth: space.measure }}
      {...(heading === "dt" && { component: "dd" })}
    >
      {secondary}
    </Typography>
  </Root>
)

import { styled } from "@mui/material/styles"
import { space } from "../theme/tokens"

/**
 * Holds a full-bleed drawing of 1296 units; on narrow screens only its middle 760 are shown, enlarged.
 * What has the class `arrives` in the drawing settles into its place once. Whoever holds it clips what runs out of its sides.
 */
export const Stage = styled("figure")(({ theme }) => ({
  maxWidth: space.page,
  marginInline: "auto",
  paddingInline: space.gutter,
  [theme.breakpoints.down("sm")]: { paddingInline: 0, "& > svg": { width: `${(1296 / 760) * 100}%`, maxWidth: "none", marginLeft: `${(-270 / 760) * 100}%` } },
  "@media (prefers-reduced-motion: no-preference)": {
    "& .arrives": { animation: "arrive .8s cubic-bezier(.3, .7, .2, 1) .2s both" },
    "@keyframes arrive": { from: { transform: "translateY(-28px)" } },
  },
}))

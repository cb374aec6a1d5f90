import { styled } from "@mui/material/styles"
import { space } from "../theme/tokens"

/**
 * Holds a full-bleed drawing of 1296 units; on narrow screens only its middle 760 are shown, enlarged.
 * Three classes move once as the page opens: `arrives` is set down, `rolls` drives in, `rises` fills up from its foot.
 * Whoever holds the stage clips what runs out of its sides.
 */
export const Stage = styled("figure")(({ theme }) => ({
  maxWidth: space.page,
  marginInline: "auto",
  paddingInline: space.gutter,
  [theme.breakpoints.down("sm")]: { paddingInline: 0, "& > svg": { width: `${(1296 / 760) * 100}%`, maxWidth: "none", marginLeft: `${(-270 / 760) * 100}%` } },
  "@media (prefers-reduced-motion: no-preference)": {
    "& :is(.arrives, .rolls, .rises)": { animation: "arrive .8s cubic-bezier(.3, .7, .2, 1) .2s both" },
    "& .rolls": { animationName: "roll" },
    "& .rises": { animationName: "rise", transformBox: "fill-box", transformOrigin: "bottom" },
    "@keyframes arrive": { from: { transform: "translateY(-28px)" } },
    "@keyframes roll": { from: { transform: "translateX(-72px)" } },
    "@keyframes rise": { from: { transform: "scaleY(.5)" } },
  },
}))

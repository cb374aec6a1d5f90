import { styled } from "@mui/material/styles"

/**
 * The picture of an article as its page opens, built up once: lengths run out from their zero, stacks rise, what is
 * decided is set down last.
 */
export const PostFigure = styled("figure")(({ theme }) => ({
  [theme.breakpoints.down("md")]: { maxWidth: "38rem" },
  "@media (prefers-reduced-motion: no-preference)": {
    "& :is(.grow, .rise)": {
      animation: "grow .8s cubic-bezier(.2, .7, .2, 1) .1s both",
      transformBox: "fill-box",
      transformOrigin: "left bottom",
    },
    "& .back": { transformOrigin: "right bottom" },
    "& .rise": { animationName: "rise" },
    "& .set": { animation: "set .5s cubic-bezier(.3, .7, .2, 1) .7s both" },
    "@keyframes grow": { from: { transform: "scaleX(0)" } },
    "@keyframes rise": { from: { transform: "scaleY(0)" } },
    "@keyframes set": { from: { transform: "translateY(-28px)", opacity: 0 } },
  },
}))

import { styled } from "@mui/material/styles"
import { Button, buttonClass } from "../components/button"
import { scrolledAttribute } from "../inline/floating-action"

/**
 * Hidden until the page has scrolled past 30 % of the window's height. `src/inline/floating-action.ts` marks `<html>`;
 * without any script the browser's own scroll timeline shows it, and where that is missing it is simply there.
 */
const Dock = styled("div")(({ theme }) => ({
  position: "fixed",
  zIndex: 8,
  insetInline: 0,
  bottom: "max(1rem, env(safe-area-inset-bottom))",
  display: "flex",
  justifyContent: "center",
  pointerEvents: "none",
  visibility: "hidden",
  opacity: 0,
  transform: "translateY(1rem)",
  transition: "opacity .24s, transform .24s, visibility .24s",
  // A moat between the button and the text that it lies upon.
  [`& > .${buttonClass}:not(:focus-visible)`]: { outline: `4px solid ${theme.vars.palette.yard.ground}` },
  [`html[${scrolledAttribute}] &`]: {
    visibility: "visible",
    opacity: 1,
    transform: "none",
    "& > *": { pointerEvents: "auto" },
  },
  "@media (scripting: none)": {
    visibility: "visible",
    opacity: 1,
    transform: "none",
    "& > *": { pointerEvents: "auto" },
    "@supports (animation-timeline: scroll())": {
      animation: "dock steps(1, end) both",
      animationTimeline: "scroll(root)",
      animationRange: "0 30vh",
    },
  },
  "@keyframes dock": { from: { visibility: "hidden", opacity: 0 }, to: { visibility: "visible", opacity: 1 } },
}))

/** The call to action that stays in reach at the bottom centre. */
export const FloatingAction = ({ action }: { action: Queries.ActionFragment }) => (
  <Dock data-floating>
    <Button href={action.href}>{action.label}</Button>
  </Dock>
)

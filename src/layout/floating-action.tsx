import Button, { buttonClasses } from "@mui/material/Button"
import GlobalStyles from "@mui/material/GlobalStyles"
import type { Theme } from "@mui/material/styles"
import { floating, space } from "#theme/tokens"

const dockedStyles = (theme: Theme) => ({
  position: "fixed",
  zIndex: 8,
  insetInline: 0,
  bottom: `max(${floating.gap}, env(safe-area-inset-bottom))`,
  height: "auto",
  display: "flex",
  justifyContent: "center",
  paddingInline: space.gutter,
  '&[data-floating="right"]': { justifyContent: "end" },
  pointerEvents: "none",
  visibility: "hidden",
  opacity: 0,
  transform: "translateY(1rem)",
  // A moat between the button and the text that it lies upon.
  [`& > .${buttonClasses.root}:not(:focus-visible)`]: { outline: `4px solid ${theme.vars.palette.colors.background}` },
  "html[data-scrolled] &": {
    visibility: "visible",
    opacity: 1,
    transform: "none",
    // Only here: else the button would fade out from where it stood before these rules came.
    transition: "opacity .24s, transform .24s",
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
})

/**
 * Hidden until the page has scrolled past 30 % of the window's height, which `src/browser/floating-action.ts` marks at
 * `<html>`; without any script the browser's own scroll timeline shows it, and where that is missing it is simply
 * there. Until these rules have come it is a button below the last section, and takes no room there.
 */
export const FloatingStyles = () => (
  <GlobalStyles
    styles={theme => ({
      "[data-floating]": dockedStyles(theme),
      "@keyframes dock": { from: { visibility: "hidden", opacity: 0 }, to: { visibility: "visible", opacity: 1 } },
    })}
  />
)

interface FloatingActionProps {
  action: Queries.ActionFragment
  side: "center" | "right"
}

/**
 * The call to action that stays in reach at the bottom of the window. What gets the focus keeps clear of it
 * (`theme/components/baseline.ts`), and the footer ends above it (`footer.tsx`).
 */
export const FloatingAction = ({ action, side }: FloatingActionProps) => (
  <div data-floating={side}>
    <Button href={action.href}>{action.label}</Button>
  </div>
)

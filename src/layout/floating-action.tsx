import Button, { buttonClasses } from "@mui/material/Button"
import GlobalStyles from "@mui/material/GlobalStyles"
import type { Theme } from "@mui/material/styles"
import { floating, space } from "#theme/tokens"

const floatingStyles = (theme: Theme) => ({
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
  // Separates the button from the text below it.
  [`& > .${buttonClasses.root}:not(:focus-visible)`]: { outline: `4px solid ${theme.vars.palette.colors.background}` },
  "html[data-scrolled] &": {
    visibility: "visible",
    opacity: 1,
    transform: "none",
    // Not on the hidden button: it would fade out from its unstyled position when these styles load.
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
 * Styles of the floating button, hidden until the page has scrolled past 30 % of the window's height
 * (`data-scrolled` by `src/browser/floating-action.ts`). Without scripts, a scroll timeline shows it; without that, it
 * is always visible. Until these styles load, it is below the last section and takes no space.
 */
export const FloatingStyles = () => (
  <GlobalStyles
    styles={theme => ({
      "[data-floating]": floatingStyles(theme),
      "@keyframes dock": { from: { visibility: "hidden", opacity: 0 }, to: { visibility: "visible", opacity: 1 } },
    })}
  />
)

interface FloatingActionProps {
  action: Queries.ActionFragment
  side: "center" | "right"
}

/**
 * The call to action at the bottom of the window. Focused elements scroll clear of it (`theme/components/baseline.ts`),
 * and the footer ends above it (`footer.tsx`).
 */
export const FloatingAction = ({ action, side }: FloatingActionProps) => (
  <div data-floating={side}>
    <Button href={action.href}>{action.label}</Button>
  </div>
)

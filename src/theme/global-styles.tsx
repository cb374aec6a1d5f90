import { buttonClasses } from "@mui/material/Button"
import CssBaseline from "@mui/material/CssBaseline"
import Styles from "@mui/material/GlobalStyles"
import type { Theme } from "@mui/material/styles"
import { DeferredStyles } from "#render/deferred-styles"
import type { ModeColors } from "./tokens"

interface Rules {
  [selector: string]: unknown
}

/** Returns the CSS variable of a color. */
const variableOf = (color: keyof ModeColors) => `--palette-colors-${color}`

/** Styles of interaction, motion and system preferences. */
const deferred = (theme: Theme): Rules => {
  const { colors } = theme.vars.palette
  return {
    // Selected items: forced colors drop the backgrounds, shadows and colored lines that mark them otherwise.
    // `:root` twice, because rules of menus and toggle buttons come later and set backgrounds, too.
    "@media (forced-colors: active)": {
      ":root:root :is([aria-current],[data-current],[aria-pressed=true],label:has(:checked)):is(a,button,label)": {
        forcedColorAdjust: "none",
        background: "Highlight",
        color: "HighlightText",
      },
    },
    "@media (prefers-contrast: more)": {
      // The page's own rules may come after these.
      "html:root:root": {
        [variableOf("textSecondary")]: colors.text,
        [variableOf("divider")]: colors.text,
        [variableOf("muted")]: colors.text,
      },
    },
    ":is(a,button,summary):active": { opacity: 0.7 },
    [`.${buttonClasses.root}`]: {
      transition: "box-shadow .24s, transform .24s",
      "&:hover": { boxShadow: `0 4px 0 0 ${colors.actionShade}`, transform: "translateY(-4px)" },
      [`&.${buttonClasses.outlined}:hover`]: { background: colors.background, boxShadow: `0 4px 0 0 ${colors.text}` },
      "&:active": { boxShadow: "none !important", transform: "none !important" },
      "@media (prefers-reduced-motion: reduce)": { "&:hover": { transform: "none" } },
    },
    "html:has(:modal)": { overflow: "hidden" },
    // The gradient bar shows the scroll progress.
    "@supports (animation-timeline: scroll())": {
      "@media screen and (prefers-reduced-motion: no-preference)": {
        "[data-bar]::after": {
          content: '""',
          position: "absolute",
          inset: 0,
          background: colors.accent,
          transformOrigin: "left",
          animation: "progress linear both",
          animationTimeline: "scroll(root)",
        },
        "@keyframes progress": { from: { transform: "scaleX(0)" } },
      },
    },
    "[data-reveal]": { "@media screen": { opacity: 0 } },
    "[data-cursor-glow]": {
      position: "fixed",
      zIndex: 30,
      top: -10,
      left: -10,
      width: 20,
      height: 20,
      borderRadius: "50%",
      background: colors.action,
      filter: "blur(3px)",
      mixBlendMode: colors.glow,
      opacity: 0,
      pointerEvents: "none",
      transition: "opacity .24s",
    },
    // A new color mode spreads in a circle from its button (src/browser/color-mode/toggle.ts).
    "[data-theme-transition]::view-transition-old(root), [data-theme-transition]::view-transition-new(root)": {
      animation: "none",
    },
    // In page transitions, the header is a separate layer; here it would change before the circle reaches it, and
    // cover the drawer. The next page restores the name.
    "[data-theme-transition] header": { viewTransitionName: "none" },
    "@media (prefers-reduced-motion: no-preference)": {
      // Clicks during a page transition go to the page.
      "::view-transition": { pointerEvents: "none" },
      html: { scrollBehavior: "smooth" },
      // Details that are clicked unfold. Those opened by a hash, history or find-in-page open at once: the browser
      // scrolls to them immediately, and would miss if the page grew afterwards.
      details: { interpolateSize: "allow-keywords" },
      "::details-content": {
        blockSize: 0,
        overflow: "clip",
        overflowClipMargin: 6,
        transition: "var(--unfold-time, 0s) allow-discrete",
      },
      "[open]::details-content": { blockSize: "auto" },
      // A variable: `:has` before `::details-content` would restyle the subtree of any `:has` that changes.
      ":has(>details>summary:focus)>details": { "--unfold-time": ".28s" },
    },
  }
}

/** Global styles: baseline of every page, and deferred styles of interaction. */
export const GlobalStyles = () => (
  <>
    <CssBaseline />
    <DeferredStyles>
      <Styles styles={deferred} />
    </DeferredStyles>
  </>
)

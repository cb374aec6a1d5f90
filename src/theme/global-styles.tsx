import { buttonClasses } from "@mui/material/Button"
import CssBaseline from "@mui/material/CssBaseline"
import Styles from "@mui/material/GlobalStyles"
import type { Theme } from "@mui/material/styles"
import { DeferredStyles } from "#render/deferred-styles"
import type { ModeColors } from "./tokens"

interface Rules {
  [selector: string]: unknown
}

/** A color's variable, to be set anew. */
const name = (color: keyof ModeColors) => `--palette-colors-${color}`

/** What answers and moves, and what some visitors ask their system for. */
const deferred = (theme: Theme): Rules => {
  const { colors } = theme.vars.palette
  return {
    // What is chosen, where colors are forced: the grounds, shadows and colored lines that tell it elsewhere are left
    // out there. `:root` twice, because the rules of menus and rows of keys come later and set grounds too.
    "@media (forced-colors: active)": {
      ":root:root :is([aria-current],[data-current],[aria-pressed=true],label:has(:checked)):is(a,button,label)": {
        forcedColorAdjust: "none",
        background: "Highlight",
        color: "HighlightText",
      },
    },
    "@media (prefers-contrast: more)": {
      // The first of the page's rules may come after these.
      "html:root:root": {
        [name("textSecondary")]: colors.text,
        [name("divider")]: colors.text,
        [name("muted")]: colors.text,
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
    // The bar at the very top is the page's own progress.
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
    "::selection": { background: colors.accent, color: colors.onAccent },
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
    // A new color mode spreads in a circle from the switch (src/browser/color-mode/toggle.ts).
    "[data-theme-transition]::view-transition-old(root)": { animation: "none" },
    "[data-theme-transition]::view-transition-new(root)": { animation: "spread .52s cubic-bezier(.2,.7,.2,1)" },
    "@keyframes spread": {
      from: { clipPath: "circle(0 at var(--from))" },
      to: { clipPath: "circle(150% at var(--from))" },
    },
    // The header is a part of its own when one page turns into the next; in the circle it would change before the
    // circle comes to it, and lie over the drawer. The next page names it again.
    "[data-theme-transition] header": { viewTransitionName: "none" },
    "@media (prefers-reduced-motion: no-preference)": {
      // A press while one page turns into the next is the page's.
      "::view-transition": { pointerEvents: "none" },
      html: { scrollBehavior: "smooth", interpolateSize: "allow-keywords" },
      // What is pressed unfolds. What an address, a way back or a search in the page opens is whole at once: the
      // browser goes to its place as soon as it is open, and would miss it if the page grew afterwards.
      "::details-content": { blockSize: 0, overflow: "clip", overflowClipMargin: 6 },
      "[open]::details-content": { blockSize: "auto" },
      ":has(>details>summary:focus)>details::details-content": { transition: ".28s allow-discrete" },
    },
  }
}

/** Ground rules: what is seen, and how things give when pressed. Rendered once, around every page. */
export const GlobalStyles = () => (
  <>
    <CssBaseline />
    <DeferredStyles>
      {/* All of the theme's variables: a page has those alone that it reads itself (src/render/prune-styles.ts). */}
      <Styles styles={theme => theme.generateStyleSheets()} />
      <Styles styles={deferred} />
    </DeferredStyles>
  </>
)

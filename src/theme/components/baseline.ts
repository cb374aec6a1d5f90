import { language } from "#site/language"
import { fontStacks } from "../fonts"
import { floating, header, stroke } from "../tokens"
import type { ThemeComponents } from "./theme-components"

/** Ground rules of every page. */
export const baseline: ThemeComponents = {
  MuiCssBaseline: {
    styleOverrides: ({ vars }) => ({
      "*, *::before, *::after": { boxSizing: "border-box" },
      ":root": { "--font-display": fontStacks.display, "--font-text": fontStacks.text },
      html: {
        WebkitFontSmoothing: "revert",
        MozOsxFontSmoothing: "revert",
        boxSizing: "revert",
        scrollPaddingTop: header.clearance,
      },
      "strong, b": { fontWeight: "revert" },
      "html:has([data-floating])": { scrollPaddingBottom: floating.clearance },
      body: {
        backgroundColor: vars.palette.colors.background,
        color: vars.palette.colors.text,
        "&::backdrop": { backgroundColor: "revert" },
        fontWeight: "revert",
        fontSize: "revert",
        fontVariantNumeric: "lining-nums",
        // A word that is wider than its column breaks, before the column grows: text may be set at twice its size.
        overflowWrap: "anywhere",
        // English has few words that are too long for their line.
        ...(!/^en\b/.test(language()) && { hyphens: "auto" }),
      },
      "h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote": { margin: 0, padding: 0 },
      // A text is read from where it begins: one in Hebrew or Arabic from the right.
      "h1,h2,h3,p,li,dt,dd,summary,blockquote,figcaption": { unicodeBidi: "plaintext" },
      // No column or row grows with what stands in it, but for what has a size of its own.
      ":where(main :not(svg,img,i))": { minWidth: 0 },
      "ul,ol": { listStyle: "none" },
      // Whatever its program drew it on, a picture of another make is seen as by day.
      "[data-ground]": {
        backgroundColor: vars.palette.colors.pictureGround,
        colorScheme: "light",
        forcedColorAdjust: "none",
        objectFit: "contain",
      },
      summary: { cursor: "pointer", listStyle: "none", "&::-webkit-details-marker": { display: "none" } },
      "p,li,dd,summary,blockquote,figcaption": { textWrap: "pretty" },
      a: { color: "inherit", textDecorationThickness: 1, textUnderlineOffset: ".22em" },
      // Twice, because ButtonBase takes outlines away until a script tells it of the focus.
      ":root :focus-visible": { outline: `${stroke.focus} solid ${vars.palette.colors.text}`, outlineOffset: 3 },
      "[data-tone=surface]": {
        background: vars.palette.colors.surface,
        borderBlock: `1px solid ${vars.palette.colors.divider}`,
      },
      "[data-tone=tint]": { background: vars.palette.colors.tint },
      // Two neighboring sections of one background have the room between them once.
      "[data-tone=plain]+[data-tone=plain],[data-tone=surface]+[data-tone=surface],[data-tone=tint]+[data-tone=tint]": {
        paddingTop: 0,
        borderTop: 0,
      },
      // Below the last section; its rules come later (floating-action.tsx).
      "[data-floating]": { height: 0 },
      "main:focus": { outline: 0 },
      "@media screen": { "#___gatsby,#gatsby-focus-wrapper": { minHeight: "100svh" } },
      "@media (prefers-reduced-motion: no-preference)": {
        // One page turns into the next; what is pressed meanwhile counts.
        "@view-transition": { navigation: "auto" },
      },
      "@media (prefers-reduced-motion: reduce)": {
        "*,*::before,*::after": { transition: "none !important", animation: "none !important" },
      },
    }),
  },
}

import { language } from "#site/language"
import { fontStacks } from "../fonts"
import { floating, header, stroke } from "../tokens"
import { dropped, type ThemeComponents } from "./theme-components"

/** Baseline styles of every page. */
export const baseline: ThemeComponents = {
  MuiCssBaseline: {
    styleOverrides: ({ vars }) => ({
      "*, *::before, *::after": { boxSizing: "border-box" },
      ":root": { "--font-display": fontStacks.display, "--font-text": fontStacks.text },
      html: {
        WebkitFontSmoothing: dropped,
        MozOsxFontSmoothing: dropped,
        boxSizing: dropped,
        scrollPaddingTop: header.clearance,
      },
      "strong, b": { fontWeight: dropped },
      "html:has([data-floating])": { scrollPaddingBottom: floating.clearance },
      body: {
        backgroundColor: vars.palette.colors.background,
        color: vars.palette.colors.text,
        "&::backdrop": { backgroundColor: dropped },
        fontWeight: dropped,
        fontSize: dropped,
        fontVariantNumeric: "lining-nums",
        // Long words break before their column grows: visitors may double the font size.
        overflowWrap: "anywhere",
        // English words rarely exceed their line.
        ...(!/^en\b/.test(language()) && { hyphens: "auto" }),
      },
      "h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote": { margin: 0, padding: 0 },
      // Direction by content: Hebrew and Arabic run from the right.
      "h1,h2,h3,p,li,dt,dd,summary,blockquote,figcaption": { unicodeBidi: "plaintext" },
      // Grid and flex items do not grow with their content, except replaced elements.
      ":where(main :not(svg,img,i))": { minWidth: 0 },
      "ul,ol": { listStyle: "none" },
      // Imported SVGs assume a light background.
      "[data-light-background]": {
        backgroundColor: vars.palette.colors.pictureGround,
        colorScheme: "light",
        forcedColorAdjust: "none",
        objectFit: "contain",
      },
      summary: { cursor: "pointer", listStyle: "none", "&::-webkit-details-marker": { display: "none" } },
      "p,li,dd,summary,blockquote,figcaption": { textWrap: "pretty" },
      a: { color: "inherit", textDecorationThickness: 1, textUnderlineOffset: ".22em" },
      // Not on the root: view transitions would restyle all elements. Chromium inherits the colors, others need `main`.
      "body::selection,main ::selection": {
        background: vars.palette.colors.accent,
        color: vars.palette.colors.onAccent,
      },
      // Doubled specificity: ButtonBase removes outlines until its script handles focus.
      ":root :focus-visible": { outline: `${stroke.thick} solid ${vars.palette.colors.text}`, outlineOffset: 3 },
      "[data-tone=surface]": {
        background: vars.palette.colors.surface,
        borderBlock: `1px solid ${vars.palette.colors.divider}`,
      },
      "[data-tone=tint]": { background: vars.palette.colors.tint },
      // Adjacent sections with the same background share one padding.
      "[data-tone=plain]+[data-tone=plain],[data-tone=surface]+[data-tone=surface],[data-tone=tint]+[data-tone=tint]": {
        paddingTop: 0,
        borderTop: 0,
      },
      // Takes no space until its deferred styles load (floating-action.tsx).
      "[data-floating]": { height: 0 },
      "main:focus": { outline: 0 },
      "@media screen": { "#___gatsby,#gatsby-focus-wrapper": { minHeight: "100svh" } },
      // Pages cross-fade. In `develop`, a script adds the styles too late: each link would open Gatsby's error overlay.
      ...(process.env.NODE_ENV === "production" && {
        "@media (prefers-reduced-motion: no-preference)": { "@view-transition": { navigation: "auto" } },
      }),
      "@media (prefers-reduced-motion: reduce)": {
        "*,*::before,*::after": { transition: "none !important", animation: "none !important" },
      },
    }),
  },
}

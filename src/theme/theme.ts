import { createTheme, type Shadows } from "@mui/material/styles"
import type {} from "@mui/material/themeCssVarsAugmentation"
import { components } from "./components"
import { dropped } from "./components/theme-components"
import { cornerRadius, darkColors, fontStack, lightColors, type ModeColors, typeScale } from "./tokens"

declare module "@mui/material/styles" {
  interface Palette {
    colors: ModeColors
  }
  interface PaletteOptions {
    colors: ModeColors
  }
  interface TypographyVariants {
    hero: React.CSSProperties
    lead: React.CSSProperties
    figure: React.CSSProperties
    note: React.CSSProperties
  }
  interface TypographyVariantsOptions {
    hero?: React.CSSProperties
    lead?: React.CSSProperties
    figure?: React.CSSProperties
    note?: React.CSSProperties
  }
}

declare module "@mui/material/Typography" {
  interface TypographyPropsVariantOverrides {
    hero: true
    lead: true
    figure: true
    note: true
    h5: false
    h6: false
    subtitle2: false
    overline: false
  }
}

/** Returns Material UI's palette: `primary` for launched work, results and selected items, `secondary` for actions. */
const palette = (colors: ModeColors) => {
  const accent = { main: colors.accent, contrastText: colors.onAccent }
  const action = { main: colors.action, contrastText: colors.onAction }
  return {
    primary: accent,
    secondary: action,
    error: { main: colors.error, contrastText: colors.surface },
    warning: action,
    info: accent,
    success: accent,
    background: { default: colors.background, paper: colors.surface },
    text: { primary: colors.text, secondary: colors.textSecondary },
    divider: colors.divider,
    colors,
  }
}

interface Rules {
  [key: string]: string | Rules
}

const display = { fontFamily: fontStack.display, fontWeight: 620, fontStretch: "88%", textWrap: "balance" } as const

export const theme = createTheme({
  cssVariables: {
    cssVarPrefix: "",
    colorSchemeSelector: "data-theme",
    // Typography needs no variables: their values would be copies.
    shouldSkipGeneratingVar: keys =>
      /^(font|typography|spacing|mixins|breakpoints|direction|transitions|motion|focusVisible|.*sxConfig)$/.test(
        keys[0] ?? "",
      ),
  },
  colorSchemes: { light: { palette: palette(lightColors) }, dark: { palette: palette(darkColors) } },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1100, xl: 1440 } },
  shape: { borderRadius: cornerRadius },
  // In rem: scales with the visitor's font size.
  spacing: (units: number) => `${units / 2}rem`,
  // Removes transitions (components.ts): Material UI's are for states that this site does not use.
  transitions: { create: () => dropped },
  // Raised surfaces have a border instead.
  shadows: Array<"none">(25).fill("none") as Shadows,
  typography: {
    fontFamily: fontStack.text,
    htmlFontSize: 16,
    hero: { ...display, fontSize: typeScale.hero, lineHeight: 0.96, letterSpacing: "-0.026em" },
    h1: { ...display, fontSize: typeScale.h1, lineHeight: 0.98, letterSpacing: "-0.022em" },
    h2: { ...display, fontSize: typeScale.h2, lineHeight: 1.02, letterSpacing: "-0.018em" },
    h3: { ...display, fontSize: typeScale.h3, lineHeight: 1.06, letterSpacing: "-0.012em" },
    h4: { ...display, fontSize: typeScale.h4, lineHeight: 1.12, letterSpacing: "-0.005em" },
    figure: {
      ...display,
      fontStretch: "84%",
      fontSize: typeScale.figure,
      lineHeight: 0.9,
      letterSpacing: "-0.03em",
    },
    lead: { fontSize: typeScale.lead, lineHeight: 1.5 },
    subtitle1: { fontSize: typeScale.lead, fontWeight: 600, lineHeight: 1.3 },
    body1: { fontSize: typeScale.body, lineHeight: 1.55 },
    body2: { fontSize: typeScale.small, lineHeight: 1.5 },
    // The unit inside a key figure.
    caption: { display: "block", fontSize: typeScale.small, fontWeight: 500, lineHeight: 1.4, letterSpacing: 0 },
    note: { fontSize: typeScale.note, lineHeight: 1.45 },
    button: { fontSize: typeScale.body, fontWeight: 600, lineHeight: 1.1, textTransform: "none" },
  },
  components,
})

const DARK = '[data-theme="dark"]'

/** Limits dark mode to screens: set by the visitor, or by the system without a script. Print is always light. */
const limitToScreen = ({ [DARK]: dark, ...sheet }: Rules): Rules =>
  dark === undefined
    ? sheet
    : {
        ...sheet,
        "@media screen": { [DARK]: dark },
        "@media screen and (prefers-color-scheme: dark)": { ':root:not([data-theme="light"])': dark },
      }

const generateAllSheets = theme.generateStyleSheets?.bind(theme)
theme.generateStyleSheets = () => (generateAllSheets?.() ?? []).map(sheet => limitToScreen(sheet as Rules))

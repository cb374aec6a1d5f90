import type { Theme } from "@mui/material/styles"
import { SmartLink } from "../smart-link"
import { header, space, stroke, typeScale } from "../tokens"
import { underline } from "../underline"
import { dropped, type ThemeComponents } from "./theme-components"

declare module "@mui/material/Typography" {
  interface TypographyPropsVariantOverrides {
    /** A secondary call to action: text with a yellow underline. */
    action: true
    /** The title link of an item; its hit area covers the item, which must be positioned (list items are). */
    stretched: true
  }
}

/** Returns the styles of a diamond, 16 px. Callers set its position and fill. */
export const diamond = ({ vars }: Pick<Theme, "vars">) => ({
  content: '""',
  position: "absolute" as const,
  width: 16,
  height: 16,
  border: `${stroke.key} solid ${vars.palette.colors.text}`,
  background: vars.palette.colors.surface,
  transform: "rotate(45deg)",
})

/** Links, breadcrumbs, header and steps. */
export const navigation: ThemeComponents = {
  // The header, sticky below the gradient bar.
  MuiAppBar: {
    defaultProps: { position: "sticky", color: "inherit" },
    styleOverrides: {
      root: ({ theme }) => ({
        display: dropped,
        flexDirection: dropped,
        boxSizing: dropped,
        width: dropped,
        flexShrink: dropped,
        left: dropped,
        right: dropped,
        top: header.gradientBar,
        zIndex: 10,
        border: 0,
        borderBottom: `1px solid ${theme.vars.palette.colors.divider}`,
        backgroundColor: theme.vars.palette.colors.background,
        color: dropped,
        // Stays in place during page transitions.
        viewTransitionName: "header",
        // Hidden while partly loaded: its items would shift on slow connections.
        "&:not(:has(+ *))": { visibility: "hidden" },
      }),
    },
  },
  MuiToolbar: {
    defaultProps: { variant: "dense", disableGutters: true },
    styleOverrides: {
      root: {
        position: dropped,
        // Large text wraps to a second row.
        flexWrap: "wrap",
        gap: `0 ${space.s5}`,
        minHeight: header.bar,
      },
    },
  },
  MuiLink: {
    defaultProps: { component: SmartLink, color: "inherit" },
    styleOverrides: {
      root: ({ theme }) => {
        const { colors } = theme.vars.palette
        return {
          textDecorationThickness: 1,
          variants: [
            { props: { underline: "hover" }, style: { "&:hover": underline(colors.action) } },
            {
              props: { variant: "action" },
              style: {
                display: "inline-flex",
                alignItems: "center",
                gap: ".3em",
                minHeight: "2.75rem",
                fontWeight: 600,
                ...underline(colors.action),
                "&:hover": { textDecorationColor: colors.text },
              },
            },
            {
              props: { variant: "stretched" },
              style: {
                textDecoration: "underline 3px transparent",
                textUnderlineOffset: ".18em",
                "&::after": { content: '""', position: "absolute", inset: 0 },
                "&:hover": { textDecorationColor: colors.action },
              },
            },
          ],
        }
      },
    },
  },
  // A dashed line with a diamond at each step; the active one is filled.
  MuiStepper: {
    defaultProps: { orientation: "vertical", connector: null },
    styleOverrides: { root: { display: "block", marginTop: space.s5, marginLeft: space.s2 } },
  },
  MuiStep: {
    styleOverrides: {
      root: ({ theme }) => ({
        position: "relative",
        padding: `0 0 ${space.s4} ${space.s5}`,
        borderLeft: `${stroke.key} dashed ${theme.vars.palette.colors.accent}`,
        "&:last-of-type": { borderColor: "transparent" },
        "&::before": { ...diamond(theme), left: -9, top: ".15rem" },
        variants: [
          { props: { active: true }, style: { "&::before": { background: theme.vars.palette.colors.action } } },
        ],
      }),
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: ({ theme }) => ({
        paddingTop: space.s4,
        fontSize: typeScale.small,
        color: theme.vars.palette.colors.textSecondary,
        "& li": { display: "inline-flex", alignItems: "baseline" },
        "& a": { display: "inline-flex", alignItems: "center", minHeight: "1.75rem", minWidth: "1.5rem" },
        "& svg": { fontSize: "1.25rem" },
      }),
      ol: { rowGap: space.s2 },
      separator: ({ theme }) => ({
        userSelect: dropped,
        marginInline: space.s2,
        color: theme.vars.palette.colors.muted,
      }),
    },
  },
}

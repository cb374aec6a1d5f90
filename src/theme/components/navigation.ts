import type { Theme } from "@mui/material/styles"
import { SmartLink } from "../smart-link"
import { header, space, stroke, typeScale } from "../tokens"
import { underline } from "../underline"
import type { ThemeComponents } from "./theme-components"

declare module "@mui/material/Typography" {
  interface TypographyPropsVariantOverrides {
    /** A link that is the second, quieter call to action: words on a yellow line. */
    action: true
    /** A link that is the title of an entry and covers all of it; the entry must be positioned, as list items are. */
    stretched: true
  }
}

/** A waypoint of 16 px. Where it lies, and what fills it, is for whoever draws it. */
export const diamond = ({ vars }: Pick<Theme, "vars">) => ({
  content: '""',
  position: "absolute" as const,
  width: 16,
  height: 16,
  border: `${stroke.key} solid ${vars.palette.colors.text}`,
  background: vars.palette.colors.surface,
  transform: "rotate(45deg)",
})

/** Where words lead, and in which order. */
export const navigation: ThemeComponents = {
  // The header: it stays in sight, below the bar at the very top.
  MuiAppBar: {
    defaultProps: { position: "sticky", color: "inherit" },
    styleOverrides: {
      root: ({ theme }) => ({
        display: "revert",
        flexDirection: "revert",
        boxSizing: "revert",
        width: "revert",
        flexShrink: "revert",
        left: "revert",
        right: "revert",
        top: header.topBar,
        zIndex: 10,
        border: 0,
        borderBottom: `1px solid ${theme.vars.palette.colors.divider}`,
        backgroundColor: theme.vars.palette.colors.background,
        color: "revert",
        // It keeps its place while one page turns into the next.
        viewTransitionName: "header",
        // On a slow line it is painted half read, and its parts would move when the rest arrives.
        "&:not(:has(+ *))": { visibility: "hidden" },
      }),
    },
  },
  MuiToolbar: {
    defaultProps: { variant: "dense", disableGutters: true },
    styleOverrides: {
      root: {
        position: "revert",
        // Large text takes a second row.
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
  // Steps down a dashed line that ends at the last, with a diamond at each; that of the active one is filled.
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
        userSelect: "revert",
        marginInline: space.s2,
        color: theme.vars.palette.colors.muted,
      }),
    },
  },
}

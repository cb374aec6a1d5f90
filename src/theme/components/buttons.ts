import { SmartLink } from "../smart-link"
import { space, stroke, typeScale } from "../tokens"
import { dropped, type ThemeComponents } from "./theme-components"

/** Buttons and chips: borders, no ripple, no shadow, no upper case. */
export const buttons: ThemeComponents = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, LinkComponent: SmartLink },
    styleOverrides: {
      root: {
        font: "inherit",
        // `dropped` removes Material UI's declaration from the built CSS.
        outline: dropped,
        userSelect: dropped,
        verticalAlign: dropped,
        "@media print": { colorAdjust: dropped },
        WebkitTapHighlightColor: dropped,
        WebkitAppearance: dropped,
        MozAppearance: dropped,
        "&::-moz-focus-inner": { borderStyle: dropped },
      },
    },
  },
  MuiIconButton: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        width: "2.75rem",
        height: "2.75rem",
        padding: 0,
        borderRadius: theme.shape.borderRadius,
        color: "inherit",
        "& svg": { fontSize: "1.5rem" },
        "&:hover": { backgroundColor: theme.vars.palette.colors.tint },
      }),
    },
  },
  // `contained` is the main action, in yellow (the `secondary` color); `outlined` is for actions beside it.
  // The hover effect is in ../global-styles.tsx, in the style sheet that all pages share.
  MuiButton: {
    defaultProps: { variant: "contained", color: "secondary", disableElevation: true },
    styleOverrides: {
      root: {
        minWidth: dropped,
        minHeight: "3rem",
        padding: ".7rem 1.25rem",
        textTransform: dropped,
        boxShadow: dropped,
        "&:hover": { boxShadow: dropped },
        "&:active": { boxShadow: dropped },
        border: `${stroke.outline} solid`,
        textAlign: "center",
      },
      contained: ({ theme }) => ({
        borderColor: theme.vars.palette.colors.actionEdge,
        backgroundColor: theme.vars.palette.colors.action,
        color: theme.vars.palette.colors.onAction,
      }),
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.colors.text,
        backgroundColor: "transparent",
        color: theme.vars.palette.colors.text,
      }),
      // Compact buttons; narrow enough for the header to fit on one row at 320 px.
      sizeSmall: { minHeight: "2.75rem", padding: ".55rem min(1rem, 2.8vw)", fontSize: ".9375rem" },
    },
  },
  // A button of a single-choice group.
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: "2.75rem",
        padding: `${space.s2} ${space.s4}`,
        border: `${stroke.outline} solid ${vars.palette.colors.text}`,
        color: "inherit",
        fontWeight: 500,
        lineHeight: "inherit",
        "&:hover": { backgroundColor: vars.palette.colors.surface },
        "&.Mui-selected, &.Mui-selected:hover": {
          backgroundColor: vars.palette.colors.text,
          color: vars.palette.colors.background,
        },
      }),
    },
  },
  // A tag; `color="secondary"`, the yellow of actions, marks recommendations.
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: "auto",
        maxWidth: dropped,
        minHeight: "2.5rem",
        paddingInline: space.s3,
        border: `1px solid ${theme.vars.palette.colors.text}`,
        borderRadius: theme.shape.borderRadius,
        fontSize: typeScale.small,
        fontWeight: 500,
        lineHeight: "inherit",
        whiteSpace: dropped,
        cursor: dropped,
        outline: dropped,
        verticalAlign: dropped,
        color: "inherit",
        variants: [
          { props: { color: "default" }, style: { backgroundColor: theme.vars.palette.colors.surface } },
          {
            props: { color: "secondary" },
            style: {
              minHeight: 0,
              padding: ".6rem 1.6rem .6rem 1rem",
              border: 0,
              backgroundColor: theme.vars.palette.colors.action,
              color: theme.vars.palette.colors.onAction,
              fontWeight: 600,
              lineHeight: 1,
              letterSpacing: 0,
              clipPath: "polygon(0 0, 100% 0, calc(100% - 11px) 50%, 100% 100%, 0 100%)",
            },
          },
          {
            props: { color: "secondary", size: "small" },
            style: { padding: ".45rem 1.25rem .45rem .7rem", fontSize: typeScale.note },
          },
        ],
      }),
      label: { padding: 0, overflow: dropped, textOverflow: dropped, whiteSpace: dropped },
    },
  },
}

import { inputs } from "./components/inputs"
import { layout } from "./components/layout"
import { navigation } from "./components/navigation"
import type { Looks } from "./components/own-theme"
import { surfaces } from "./components/surfaces"
import { table } from "./components/table"
import { toggles } from "./components/toggles"
import { typography } from "./components/typography"
import { space, stroke, typeScale } from "./tokens"

/** Material UI's parts in the yard's look: drawn edges, no ripple, no shadow, no upper case. */
export const components: Looks = {
  // That of src/components/button-base.tsx.
  MuiButtonBase: {
    styleOverrides: {
      root: {
        padding: 0,
        border: 0,
        background: "none",
        color: "inherit",
        font: "inherit",
        textDecoration: "none",
        cursor: "pointer",
      },
    },
  },
  // Also that of src/components/icon-button.tsx.
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: "grid",
        placeContent: "center",
        placeItems: "center",
        width: "2.75rem",
        height: "2.75rem",
        padding: 0,
        border: 0,
        borderRadius: theme.shape.borderRadius,
        background: "none",
        color: "inherit",
        fontFamily: "inherit",
        "& svg": { fontSize: "1.5rem" },
        cursor: "pointer",
        "&:hover": { background: theme.vars.palette.yard.wash },
      }),
    },
  },
  // Also that of src/components/button.tsx.
  MuiButton: {
    defaultProps: { color: "secondary", disableElevation: true },
    styleOverrides: {
      root: ({ theme: { shape, vars } }) => ({
        display: "inline-flex",
        alignItems: "center",
        justifyContent: "center",
        minHeight: "3rem",
        padding: ".7rem 1.25rem",
        border: `${stroke.draw} solid ${vars.palette.yard.signalEdge}`,
        borderRadius: shape.borderRadius,
        background: vars.palette.yard.signal,
        color: vars.palette.yard.onSignal,
        font: "inherit",
        fontSize: typeScale.body,
        fontWeight: 600,
        lineHeight: 1.1,
        textAlign: "center",
        overflowWrap: "anywhere",
        textDecoration: "none",
        cursor: "pointer",
      }),
      outlined: ({ theme: { vars } }) => ({
        background: "none",
        color: vars.palette.yard.ink,
        borderColor: vars.palette.yard.ink,
      }),
      // Beside name and menu in the header, which is one row on a phone of 320 px too.
      sizeSmall: { minHeight: "2.75rem", padding: ".55rem min(1rem, 2.8vw)", fontSize: ".9375rem" },
      // Yellow words cannot be read on paper.
      text: ({ theme }) => ({
        borderColor: "transparent",
        background: "none",
        color: theme.vars.palette.yard.ink,
      }),
    },
  },
  // Also that of src/components/chip.tsx.
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: "inline-flex",
        alignItems: "center",
        minHeight: "2.5rem",
        paddingInline: space.s3,
        border: `1px solid ${theme.vars.palette.yard.ink}`,
        borderRadius: theme.shape.borderRadius,
        fontSize: typeScale.small,
        fontWeight: 500,
        overflowWrap: "anywhere",
        // One of another color keeps its plate.
        variants: [
          {
            props: ({ color = "default" }) => color === "default",
            style: { background: theme.vars.palette.yard.plane },
          },
        ],
      }),
    },
  },
  // One rule for all icons of a page: whoever holds an icon says its size.
  // `focusable` speaks to Internet Explorer alone.
  MuiSvgIcon: { defaultProps: { fontSize: "inherit", focusable: undefined } },
  ...inputs,
  ...layout,
  ...navigation,
  ...surfaces,
  ...table,
  ...toggles,
  ...typography,
}

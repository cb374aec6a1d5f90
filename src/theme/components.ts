import { buttonClasses } from "@mui/material/Button"
import type { Components, CssVarsTheme, Theme } from "@mui/material/styles"
import { problemAttribute } from "../browser/forms/names"
import { header, space, stroke, typeScale } from "./tokens"

/** Material UI's parts in the yard's look: drawn edges, no ripple, no shadow, no upper case. */
export const components: Components<Omit<Theme, "components" | "palette"> & CssVarsTheme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  // Also that of src/components/button.tsx.
  MuiButton: {
    defaultProps: { color: "secondary", disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => {
        const { yard } = theme.vars.palette
        return {
          display: "inline-flex",
          alignItems: "center",
          justifyContent: "center",
          minHeight: "3rem",
          padding: ".7rem 1.25rem",
          border: `${stroke.draw} solid ${yard.signalEdge}`,
          borderRadius: theme.shape.borderRadius,
          background: yard.signal,
          color: yard.onSignal,
          font: "inherit",
          fontSize: typeScale.body,
          fontWeight: 600,
          lineHeight: 1.1,
          textAlign: "center",
          overflowWrap: "anywhere",
          textDecoration: "none",
          cursor: "pointer",
          [`&.${buttonClasses.outlined}`]: { background: "none", color: yard.ink, borderColor: yard.ink },
          [`&.${buttonClasses.sizeSmall}`]: { minHeight: "2.75rem", padding: ".55rem 1rem", fontSize: ".9375rem" },
        }
      },
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
  // Also that of src/components/container.tsx.
  MuiContainer: {
    styleOverrides: {
      root: {
        width: "100%",
        maxWidth: space.page,
        marginInline: "auto",
        paddingInline: space.gutter,
        // Where it is a grid: no column grows with a long word of large text, which breaks instead.
        "& > *": { minWidth: 0 },
      },
    },
  },
  // What is raised has a drawn edge in place of a shadow.
  MuiPaper: {
    styleOverrides: {
      root: ({ theme }) => ({
        border: `${stroke.draw} solid ${theme.vars.palette.yard.ink}`,
        backgroundImage: "none",
      }),
    },
  },
  // One rule for all icons of a page: whoever holds an icon says its size.
  MuiSvgIcon: { defaultProps: { fontSize: "inherit" } },
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        hero: "h1",
        page: "h1",
        h1: "h2",
        h2: "h3",
        h3: "h3",
        lead: "p",
        figure: "p",
        note: "p",
        body1: "p",
        body2: "p",
      },
    },
  },
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginBottom: ".4rem",
        fontSize: typeScale.small,
        fontWeight: 600,
        lineHeight: 1.4,
        color: theme.vars.palette.yard.ink,
        "&.Mui-focused, &.Mui-error": { color: theme.vars.palette.yard.ink },
      }),
    },
  },
  // Static labels and drawn outlines. Fields are native: an invalid one falls back to dashes, which here means "not
  // built yet".
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // What is wrong with the field, once it has been said (src/browser/checks/).
        [`& + [${problemAttribute}]`]: {
          marginTop: ".4rem",
          paddingLeft: ".6rem",
          borderLeft: `${stroke.focus} solid ${theme.vars.palette.yard.signal}`,
          fontSize: typeScale.small,
          fontWeight: 600,
          lineHeight: 1.4,
        },
        // Material UI's own color is a variable that pages do not have, and its fallback is ink at night too.
        color: "inherit",
        // An icon in the field, over its left edge.
        "& > .MuiSvgIcon-root:has(+ input)": {
          position: "absolute",
          left: ".75rem",
          fontSize: "1.5rem",
          pointerEvents: "none",
          // As soft as the words that stand in the field.
          color: theme.vars.palette.yard.inkSoft,
          "& ~ input": { paddingLeft: "2.75rem" },
        },
        "& > select + .MuiSvgIcon-root": {
          position: "absolute",
          top: "calc(50% - .75rem)",
          right: ".6rem",
          fontSize: "1.5rem",
          pointerEvents: "none",
          color: theme.vars.palette.yard.ink,
        },
      }),
      input: ({ theme }) => {
        const { yard } = theme.vars.palette
        return {
          boxSizing: "border-box",
          height: "auto",
          minHeight: "3rem",
          padding: ".7rem .85rem",
          border: `${stroke.draw} solid ${yard.ink}`,
          borderRadius: theme.shape.borderRadius,
          background: yard.ground,
          font: "inherit",
          color: yard.ink,
          lineHeight: 1.4,
          scrollMarginBlock: header.clearance,
          animation: "none",
          "&&::placeholder": { color: yard.inkSoft, opacity: 1 },
          "&:hover, &:focus": { background: yard.plane },
          "&:focus-visible": { outline: `${stroke.focus} solid ${yard.ink}`, outlineOffset: 2 },
          "&:user-invalid": { borderStyle: "dashed", borderWidth: stroke.key },
          "textarea&": { resize: "vertical" },
          "select&": {
            appearance: "none",
            paddingRight: "2.5rem",
            cursor: "pointer",
            "& option": { background: yard.plane },
          },
        }
      },
    },
  },
}

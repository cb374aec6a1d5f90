import { header, stroke, typeScale } from "../tokens"
import type { ThemeComponents } from "./theme-components"

/** Form fields and labels. */
export const inputs: ThemeComponents = {
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginBottom: ".4rem",
        fontSize: typeScale.small,
        fontWeight: 600,
        lineHeight: 1.4,
        color: theme.vars.palette.colors.text,
        "&.Mui-focused, &.Mui-error": { color: theme.vars.palette.colors.text },
      }),
    },
  },
  // Static labels, native fields. Invalid fields have a dashed border.
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // Material UI's color is a variable that pages lack; its fallback is dark in dark mode, too.
        color: "inherit",
        // An icon at the left edge of the field.
        "& > .MuiSvgIcon-root:has(+ input)": {
          position: "absolute",
          left: ".75rem",
          fontSize: "1.5rem",
          pointerEvents: "none",
          // The color of the placeholder.
          color: theme.vars.palette.colors.textSecondary,
          "& ~ input": { paddingLeft: "2.75rem" },
        },
        "& > select + .MuiSvgIcon-root": {
          position: "absolute",
          top: "calc(50% - .75rem)",
          right: ".6rem",
          fontSize: "1.5rem",
          pointerEvents: "none",
          color: theme.vars.palette.colors.text,
        },
      }),
      input: ({ theme }) => {
        const { colors } = theme.vars.palette
        return {
          boxSizing: "border-box",
          height: "auto",
          minHeight: "3rem",
          padding: ".7rem .85rem",
          border: `${stroke.outline} solid ${colors.text}`,
          borderRadius: theme.shape.borderRadius,
          background: colors.background,
          font: "inherit",
          color: colors.text,
          lineHeight: 1.4,
          scrollMarginBlock: header.clearance,
          animation: "none",
          "&&::placeholder": { color: colors.textSecondary, opacity: 1 },
          "&:hover, &:focus": { background: colors.surface },
          "&:focus-visible": { outline: `${stroke.thick} solid ${colors.text}`, outlineOffset: 2 },
          "&:user-invalid": { borderStyle: "dashed", borderWidth: stroke.key },
          "&[type=search]": { appearance: "none" },
          "textarea&": { resize: "vertical" },
          "select&": {
            appearance: "none",
            paddingRight: "2.5rem",
            cursor: "pointer",
            "& option": { background: colors.surface },
          },
        }
      },
    },
  },
}

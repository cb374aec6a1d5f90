import type { Components, CssVarsTheme, Theme } from "@mui/material/styles"
import { space, stroke, typeScale } from "./tokens"

/** Form fields: the label stands above, the box is drawn in ink, nothing floats. */
export const fields: Components<Omit<Theme, "components" | "palette"> & CssVarsTheme> = {
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiInputLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        position: "static",
        transform: "none",
        maxWidth: "none",
        marginBottom: space.s2,
        pointerEvents: "auto",
        whiteSpace: "normal",
        fontSize: typeScale.small,
        fontWeight: 600,
        lineHeight: 1.4,
        color: theme.vars.palette.yard.ink,
        "&.Mui-focused": { color: theme.vars.palette.yard.ink },
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => {
        const { yard } = theme.vars.palette
        return {
          minHeight: "3rem",
          background: yard.plane,
          "& fieldset": { inset: 0, border: `${stroke.draw} solid ${yard.ink}` },
          "& legend": { display: "none" },
          "&&:hover fieldset, &&.Mui-focused fieldset": { borderColor: yard.ink, borderWidth: stroke.draw },
          "&:has(:focus-visible)": { outline: `${stroke.focus} solid ${yard.ink}`, outlineOffset: 3 },
        }
      },
      input: ({ theme }) => ({
        height: "auto",
        padding: `.7rem ${space.s4}`,
        lineHeight: 1.4,
        "&:focus-visible": { outline: 0 },
        "&::placeholder": { color: theme.vars.palette.yard.inkSoft, opacity: 1 },
      }),
    },
  },
}

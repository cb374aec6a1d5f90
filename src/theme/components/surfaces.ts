import { fontStack, stroke } from "../tokens"
import { dropped, type ThemeComponents } from "./theme-components"

declare module "@mui/material/Paper" {
  interface PaperPropsVariantOverrides {
    /** Dashed border, for planned items. */
    dashed: true
    /** Heavier border. */
    framed: true
    elevation: false
  }
}

/** Raised surfaces: a border instead of a shadow. */
export const surfaces: ThemeComponents = {
  MuiPaper: {
    defaultProps: { square: true, variant: "outlined" },
    styleOverrides: {
      root: ({ theme }) => {
        const { colors } = theme.vars.palette
        return {
          border: `${stroke.outline} solid ${colors.text}`,
          variants: [
            { props: { variant: "framed" }, style: { borderWidth: stroke.key } },
            {
              props: { variant: "dashed" },
              style: { border: `${stroke.outline} dashed ${colors.muted}`, backgroundColor: "transparent" },
            },
          ],
        }
      },
    },
  },
  MuiCard: { defaultProps: { variant: "outlined" }, styleOverrides: { root: { overflow: dropped } } },
  // The background of a drawing.
  MuiCardMedia: {
    defaultProps: { component: "figure" },
    styleOverrides: {
      root: ({ theme }) => ({
        display: "grid",
        alignContent: "center",
        backgroundSize: dropped,
        backgroundRepeat: dropped,
        backgroundPosition: dropped,
        backgroundColor: theme.vars.palette.colors.surface,
        border: `1px solid ${theme.vars.palette.colors.divider}`,
      }),
    },
  },
  // A picture in a ring (src/components/portrait.tsx).
  MuiAvatar: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: "grid",
        alignItems: dropped,
        justifyContent: dropped,
        placeItems: "center",
        flexShrink: dropped,
        position: dropped,
        width: dropped,
        height: dropped,
        aspectRatio: "1",
        overflow: dropped,
        userSelect: dropped,
        border: `${stroke.key} solid ${theme.vars.palette.colors.text}`,
        backgroundColor: theme.vars.palette.colors.surface,
        color: "inherit",
        "& picture": { display: "contents" },
        "& svg": {
          width: "88%",
          fill: theme.vars.palette.colors.text,
          fontFamily: fontStack.display,
          fontSize: 40,
          fontWeight: 620,
        },
        "& img": {
          // The ring has a background in both color modes.
          backgroundColor: "transparent",
          display: "block",
          width: "88%",
          height: "auto",
          aspectRatio: "1",
          objectFit: "cover",
          borderRadius: "50%",
        },
      }),
    },
  },
}

import { fontStack, stroke } from "../tokens"
import type { ThemeComponents } from "./theme-components"

declare module "@mui/material/Paper" {
  interface PaperPropsVariantOverrides {
    /** What is only planned. */
    dashed: true
    /** In a heavier line. */
    framed: true
    elevation: false
  }
}

/** What is raised from the page: a drawn edge in place of a shadow. */
export const surfaces: ThemeComponents = {
  // `outlined` in ink, `framed` in a heavier line, `dashed` for what is only planned.
  MuiPaper: {
    defaultProps: { square: true, variant: "outlined" },
    styleOverrides: {
      root: ({ theme }) => {
        const { colors } = theme.vars.palette
        return {
          border: `${stroke.draw} solid ${colors.text}`,
          variants: [
            { props: { variant: "framed" }, style: { borderWidth: stroke.key } },
            {
              props: { variant: "dashed" },
              style: { border: `${stroke.draw} dashed ${colors.muted}`, backgroundColor: "transparent" },
            },
          ],
        }
      },
    },
  },
  MuiCard: { defaultProps: { variant: "outlined" }, styleOverrides: { root: { overflow: "revert" } } },
  // The sheet that a drawing lies on; its air is its own.
  MuiCardMedia: {
    defaultProps: { component: "figure" },
    styleOverrides: {
      root: ({ theme }) => ({
        display: "grid",
        alignContent: "center",
        backgroundSize: "revert",
        backgroundRepeat: "revert",
        backgroundPosition: "revert",
        backgroundColor: theme.vars.palette.colors.surface,
        border: `1px solid ${theme.vars.palette.colors.divider}`,
      }),
    },
  },
  // A porthole: the picture in a drawn ring (src/components/portrait.tsx).
  MuiAvatar: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: "grid",
        alignItems: "revert",
        justifyContent: "revert",
        placeItems: "center",
        flexShrink: "revert",
        position: "revert",
        width: "revert",
        height: "revert",
        aspectRatio: "1",
        overflow: "revert",
        userSelect: "revert",
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
          // The ring has a ground in either mode.
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

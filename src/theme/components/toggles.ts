import { header, space } from "../tokens"
import type { Looks } from "./own-theme"

declare module "@mui/material/Tab" {
  interface TabOwnProps {
    /** A line with a tick for each, in our Tab (src/components/tabs.tsx). */
    look?: "scale"
  }
}

/** Of these one is chosen. */
export const toggles: Looks = {
  // Links in the margin of what they lead to (src/components/tabs.tsx).
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ [theme.breakpoints.up("md")]: { position: "sticky", top: header.clearance } }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme, ownerState: { look } }) => {
        const { yard } = theme.vars.palette
        const common = { color: yard.inkSoft, textDecoration: "none", "&:hover, &[aria-current]": { color: yard.ink } }
        if (look === "scale")
          return {
            ...common,
            position: "relative",
            display: "block",
            padding: `${space.s2} 0 ${space.s2} ${space.s5}`,
            borderLeft: `1px solid ${yard.pencil}`,
            "&::before": {
              content: '""',
              position: "absolute",
              left: 0,
              top: "1.1rem",
              width: 10,
              borderTop: `1px solid ${yard.pencil}`,
              transition: "width .24s",
            },
            "&:is(:hover, [aria-current])::before": { width: 18, borderTop: `3px solid ${yard.signal}` },
          }
        return {
          ...common,
          display: "flex",
          alignItems: "center",
          minHeight: "2.5rem",
          "&[aria-current]": { fontWeight: 600, color: yard.ink },
          [theme.breakpoints.down("md")]: { "&[aria-current]": { boxShadow: `inset 0 -3px ${yard.sea}` } },
          [theme.breakpoints.up("md")]: {
            borderBottom: `1px solid ${yard.line}`,
            transition: "padding .24s",
            "&:hover": { paddingLeft: space.s2 },
            "&[aria-current]": { paddingLeft: space.s3, borderLeft: `6px solid ${yard.sea}` },
          },
        }
      },
    },
  },
}

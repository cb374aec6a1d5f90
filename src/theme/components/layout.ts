import { space } from "../tokens"
import type { ThemeComponents } from "./theme-components"

/** What places things on a page; columns and lines of a place are its `sx` (../layouts.ts). */
export const layout: ThemeComponents = {
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: { root: { maxWidth: space.page, paddingInline: space.gutter } },
  },
  MuiList: {
    defaultProps: { disablePadding: true },
    styleOverrides: { root: { position: "revert" } },
  },
  // A row that is what its place makes of it, not a line of its own.
  MuiListItem: {
    defaultProps: { disablePadding: true },
    styleOverrides: {
      root: {
        display: "revert",
        justifyContent: "revert",
        alignItems: "revert",
        width: "revert",
        textAlign: "revert",
        textDecoration: "revert",
      },
    },
  },
  // The title of an entry and what it says.
  MuiListItemText: {
    defaultProps: { slotProps: { primary: { variant: "h4" }, secondary: { variant: "body1", sx: { mt: 1 } } } },
    styleOverrides: {
      root: { flex: "revert", marginBlock: 0 },
      secondary: { maxWidth: space.measure },
    },
  },
  MuiStack: { defaultProps: { useFlexGap: true } },
}

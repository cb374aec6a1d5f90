import { space } from "../tokens"
import { dropped, type ThemeComponents } from "./theme-components"

/** Layout components. Columns and dividers are set with `sx` (../layouts.ts). */
export const layout: ThemeComponents = {
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: { root: { maxWidth: space.page, paddingInline: space.gutter } },
  },
  MuiList: {
    defaultProps: { disablePadding: true },
    styleOverrides: { root: { position: dropped } },
  },
  // A plain `<li>`: parents set its layout.
  MuiListItem: {
    defaultProps: { disablePadding: true },
    styleOverrides: {
      root: {
        display: dropped,
        justifyContent: dropped,
        alignItems: dropped,
        width: dropped,
        textAlign: dropped,
        textDecoration: dropped,
      },
    },
  },
  // Title and text of an item.
  MuiListItemText: {
    defaultProps: { slotProps: { primary: { variant: "h4" }, secondary: { variant: "body1", sx: { marginTop: 1 } } } },
    styleOverrides: {
      root: { flex: dropped, marginBlock: 0 },
      secondary: { maxWidth: space.measure },
    },
  },
  MuiStack: { defaultProps: { useFlexGap: true } },
}

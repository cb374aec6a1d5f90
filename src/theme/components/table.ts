import type { Theme } from "@mui/material/styles"
import { space, stroke, typeScale } from "../tokens"
import { dropped, type ThemeComponents } from "./theme-components"

/** Styles of the table head on phones. */
const visuallyHidden = { position: "absolute", clipPath: "inset(50%)" }

/** Returns the styles of a cell on phones: the name of its column beside it. */
const labeled = (color: string) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  gap: space.s3,
  "&::before": { content: "attr(data-label)", color },
})

/** Tables. On phones, rows are blocks with their first cell as heading. */
export const table: ThemeComponents = {
  MuiTableHead: {
    styleOverrides: {
      root: ({ theme }) => ({ [theme.breakpoints.down("sm")]: visuallyHidden }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        outline: dropped,
        "tbody > &": {
          [theme.breakpoints.down("sm")]: {
            display: "grid",
            paddingBlock: space.s3,
            borderBottom: `1px solid ${theme.vars.palette.colors.divider}`,
          },
        },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      head: ({ theme }) => ({
        padding: `1px 1px ${space.s3}`,
        borderBottom: `${stroke.outline} solid ${theme.vars.palette.colors.text}`,
        fontWeight: 500,
        lineHeight: "inherit",
        color: theme.vars.palette.colors.textSecondary,
      }),
      body: ({ theme }) => ({
        padding: `${space.s4} ${space.s5} ${space.s4} 0`,
        borderBottom: `1px solid ${theme.vars.palette.colors.divider}`,
        verticalAlign: "baseline",
        fontSize: typeScale.body,
        lineHeight: "inherit",
        color: "inherit",
        "&[scope=row]": { fontWeight: 600 },
        "&:last-of-type": { paddingRight: 0 },
        [theme.breakpoints.down("sm")]: {
          "&&": { padding: `${space.s1} 0`, borderBottom: 0 },
          "&[data-label]": labeled(theme.vars.palette.colors.textSecondary),
        },
      }),
    },
  },
}

/** Returns the styles of tables in posts, which are plain HTML (gatsby/prose). */
export const proseTable = ({ breakpoints, vars }: Theme) => {
  const { colors } = vars.palette
  return {
    "& table": {
      width: "100%",
      borderCollapse: "collapse",
      fontSize: typeScale.small,
      lineHeight: 1.4,
      fontVariantNumeric: "lining-nums tabular-nums",
      borderBlock: `${stroke.outline} solid ${colors.text}`,
    },
    "& th, & td": {
      padding: `${space.s2} ${space.s3} ${space.s2} 0`,
      textAlign: "start",
      verticalAlign: "top",
      // Long words fit: the wrapper scrolls.
      overflowWrap: "break-word",
      borderBottom: `1px solid ${colors.divider}`,
    },
    // The table has its own bottom border.
    "& tr:last-child > td": { borderBottom: 0 },
    [breakpoints.down("sm")]: {
      // Rows are blocks headed by their first cell; other cells show their column's name.
      "& table, & tbody, & tr, & td": { display: "block" },
      // Keeps the hidden head from widening the scrolling wrapper.
      "& thead": { ...visuallyHidden, width: "1px", overflow: "hidden" },
      "& tr": { paddingBlock: space.s3, borderBottom: `1px solid ${colors.divider}` },
      // Cells are stacked: column alignment does not apply.
      "& td": { padding: `${space.s1} 0`, border: 0, textAlign: "start !important" },
      "& td:first-of-type": { fontWeight: 600 },
      "& td[data-numeric]::before": { content: 'attr(data-label) ": "' },
      "& td:not(:first-of-type)": labeled(colors.textSecondary),
    },
  } as const
}

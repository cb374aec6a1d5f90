import { space, stroke, typeScale } from "../tokens"
import type { Looks } from "./own-theme"

/** Rows under an ink line; on phones a row is a block, whose first cell is its heading. */
export const table: Looks = {
  MuiTableHead: {
    styleOverrides: {
      root: ({ theme }) => ({ [theme.breakpoints.down("sm")]: { position: "absolute", clipPath: "inset(50%)" } }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        outline: "revert",
        "tbody > &": {
          [theme.breakpoints.down("sm")]: {
            display: "grid",
            paddingBlock: space.s3,
            borderBottom: `1px solid ${theme.vars.palette.colors.line}`,
          },
        },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      head: ({ theme }) => ({
        padding: `1px 1px ${space.s3}`,
        borderBottom: `${stroke.draw} solid ${theme.vars.palette.colors.text}`,
        fontWeight: 500,
        lineHeight: "inherit",
        color: theme.vars.palette.colors.textSoft,
      }),
      body: ({ theme }) => ({
        padding: `${space.s4} ${space.s5} ${space.s4} 0`,
        borderBottom: `1px solid ${theme.vars.palette.colors.line}`,
        verticalAlign: "baseline",
        fontSize: typeScale.body,
        lineHeight: "inherit",
        color: "inherit",
        "&[scope=row]": { fontWeight: 600 },
        "&:last-of-type": { paddingRight: 0 },
        [theme.breakpoints.down("sm")]: { "&&": { padding: `${space.s1} 0`, borderBottom: 0 } },
      }),
    },
  },
}

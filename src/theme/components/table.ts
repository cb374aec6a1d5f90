import { space, stroke, typeScale } from "../tokens"
import type { Looks } from "./own-theme"

/** Rows under an ink line; those of src/components/table.tsx. */
export const table: Looks = {
  MuiTable: {
    styleOverrides: {
      root: ({ theme }) => {
        const { yard } = theme.vars.palette
        return {
          width: "100%",
          borderCollapse: "collapse",
          textAlign: "left",
          "& thead th": {
            paddingBottom: space.s3,
            fontSize: typeScale.small,
            fontWeight: 500,
            color: yard.inkSoft,
            borderBottom: `${stroke.draw} solid ${yard.ink}`,
          },
          "& tbody :is(th, td)": {
            padding: `${space.s4} ${space.s5} ${space.s4} 0`,
            borderBottom: `1px solid ${yard.line}`,
            verticalAlign: "baseline",
          },
          "& tbody th": { fontWeight: 600 },
          "& tbody td:last-of-type": { paddingRight: 0 },
          // A row is a block, whose first cell is its heading.
          [theme.breakpoints.down("sm")]: {
            "& thead": { position: "absolute", clipPath: "inset(50%)" },
            "& tbody tr": { display: "grid", paddingBlock: space.s3, borderBottom: `1px solid ${yard.line}` },
            "& tbody :is(th, td)": { padding: `${space.s1} 0`, borderBottom: 0 },
          },
        }
      },
    },
  },
}

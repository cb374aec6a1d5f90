import type { CSSObject, Theme } from "@mui/material/styles"
import { space, stroke } from "../tokens"
import { type GridLooks, gridRules } from "./grid"
import type { Looks } from "./own-theme"

/** Looks of a list that is read row by row. */
export interface ListLooks extends GridLooks {
  /**
   * An ink line above the list, and a fine one below each item, or only between them; `spacing` is then their air.
   * `beside`: fine lines between items that stand beside one another (from `md` on), half of `columnSpacing` from each.
   */
  dividers?: "below" | "between" | "beside"
}

declare module "@mui/material/Grid" {
  interface GridBaseProps extends Pick<GridLooks, "template" | "alignItems"> {
    /** Columns in our Grid (src/components/grid.tsx). */
    template?: GridLooks["template"]
  }
}

declare module "@mui/material/Container" {
  interface ContainerOwnProps extends GridLooks {
    /** Columns in our Container (src/components/container.tsx). */
    template?: GridLooks["template"]
  }
}

declare module "@mui/material/List" {
  interface ListOwnProps extends ListLooks {
    /** Lines between items of our List (src/components/list.tsx). */
    dividers?: ListLooks["dividers"]
  }
}

declare module "@mui/material/ListItem" {
  interface ListItemOwnProps extends Pick<GridLooks, "template" | "spacing" | "rowSpacing" | "columnSpacing"> {
    /** Columns in our ListItem (src/components/list.tsx). */
    template?: GridLooks["template"]
  }
}

/** The lines of a list, and the room beside them. */
const dividedBy = (theme: Theme, { dividers, spacing = 2, columnSpacing = 4 }: ListLooks): CSSObject => {
  const { yard } = theme.vars.palette
  const room = (units: number | string) => (typeof units === "number" ? theme.spacing(units) : units)
  const line = `1px solid ${yard.line}`
  const air = { paddingBlock: room(spacing) }
  // In selectors, because the columns have the media query of the list itself.
  const wide = theme.breakpoints.up("md")
  if (dividers === "beside")
    return {
      "& > *": { ...air, [wide]: { paddingInline: `calc(${room(columnSpacing)} / 2)` } },
      "& > * + *": { borderTop: line, [wide]: { borderTop: 0, borderLeft: line } },
      "& > :first-of-type": { [wide]: { paddingLeft: 0 } },
      "& > :last-of-type": { [wide]: { paddingRight: 0 } },
    }
  return {
    borderTop: `${stroke.draw} solid ${yard.ink}`,
    "& > *": { ...air, ...(dividers === "below" && { borderBottom: line }) },
    ...(dividers === "between" && { "& > * + *": { borderTop: line } }),
  }
}

/** What places things on a page. Material UI's own Grid, without `template`, stays as it is. */
export const layout: Looks = {
  // Also that of src/components/container.tsx.
  MuiContainer: {
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        width: "100%",
        maxWidth: space.page,
        marginInline: "auto",
        paddingInline: space.gutter,
        // Where it is a grid: no column grows with a long word of large text, which breaks instead.
        "& > *": { minWidth: 0 },
        ...(ownerState?.template !== undefined && gridRules(theme, ownerState)),
      }),
    },
  },
  MuiGrid: {
    styleOverrides: {
      root: ({ theme, ownerState: { template, ...looks } }) =>
        template === undefined ? {} : gridRules(theme, { template, ...(looks as GridLooks) }),
    },
  },
  MuiList: {
    styleOverrides: {
      root: ({ theme, ownerState: { template, dividers, spacing, ...looks } }) => {
        return {
          ...((template ?? (dividers ? undefined : spacing)) !== undefined &&
            gridRules(theme, {
              ...looks,
              ...(dividers === "beside" && { columnSpacing: 0 }),
              template,
              spacing: dividers ? undefined : spacing,
            })),
          ...(dividers && dividedBy(theme, { ...looks, dividers, spacing })),
        }
      },
    },
  },
  MuiListItem: {
    styleOverrides: {
      root: ({ theme, ownerState: { template, ...looks } }) =>
        template === undefined ? {} : gridRules(theme, { template, ...(looks as GridLooks) }),
    },
  },
  MuiStack: { defaultProps: { useFlexGap: true } },
}

import { space, stroke } from "../tokens"
import { type GridLooks, gridRules } from "./grid"
import type { Looks } from "./own-theme"

/** Looks of a list that is read row by row. */
export interface ListLooks extends GridLooks {
  /** An ink line above the list, and a fine one below each item, or only between them. `spacing` is then their air. */
  dividers?: "below" | "between"
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
        const { yard } = theme.vars.palette
        const air = typeof spacing === "number" ? theme.spacing(spacing) : spacing
        return {
          ...((template ?? (dividers ? undefined : spacing)) !== undefined &&
            gridRules(theme, { ...looks, template, spacing: dividers ? undefined : spacing })),
          ...(dividers && {
            borderTop: `${stroke.draw} solid ${yard.ink}`,
            "& > *": {
              paddingBlock: air ?? space.s4,
              ...(dividers === "below" && { borderBottom: `1px solid ${yard.line}` }),
            },
            ...(dividers === "between" && { "& > * + *": { borderTop: `1px solid ${yard.line}` } }),
          }),
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

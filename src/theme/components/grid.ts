import type { CSSObject, Theme } from "@mui/material/styles"

/** Columns as CSS has them ("7fr 5fr"), or so many of one width. */
type Columns = string | number

type Breakpoint = "xs" | "sm" | "md" | "lg"

/** What places children in columns: props of Grid, Container, List and ListItem. */
export interface GridLooks {
  /** Columns from the breakpoint `md` on; or those from each breakpoint on. One, where none are told. */
  template?: Columns | Partial<Record<Breakpoint, Columns>>
  /** Room between children, in halves of a rem, or as CSS. */
  spacing?: number | string
  rowSpacing?: number | string
  columnSpacing?: number | string
  alignItems?: "start" | "center" | "end" | "baseline" | "stretch"
}

/** The names of these props. */
export const gridLooks = ["template", "spacing", "rowSpacing", "columnSpacing", "alignItems"] as const

const tracks = (columns: Columns) => (typeof columns === "number" ? `repeat(${columns}, minmax(0, 1fr))` : columns)

/** As many columns as fit, none narrower than this. */
export const fitting = (width: string): string => `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`

/** The rules of these props. One column has a least width of nothing, so that no long word widens it. */
export const gridRules = (
  theme: Pick<Theme, "breakpoints" | "spacing">,
  { template, spacing, rowSpacing, columnSpacing, alignItems }: GridLooks,
) => {
  const room = (units: number | string) => (typeof units === "number" ? theme.spacing(units) : units)
  const columns = typeof template === "object" ? template : { md: template ?? 1 }
  const rules: CSSObject = {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    ...(spacing !== undefined && { gap: room(spacing) }),
    ...(rowSpacing !== undefined && { rowGap: room(rowSpacing) }),
    ...(columnSpacing !== undefined && { columnGap: room(columnSpacing) }),
    ...(alignItems && { alignItems }),
  }
  for (const breakpoint of ["xs", "sm", "md", "lg"] as const) {
    const told = columns[breakpoint]
    if (told === undefined) continue
    if (breakpoint === "xs") rules.gridTemplateColumns = tracks(told)
    else rules[theme.breakpoints.up(breakpoint)] = { gridTemplateColumns: tracks(told) }
  }
  return rules
}

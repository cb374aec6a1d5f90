import Box from "@mui/material/Box"
import { styled } from "@mui/material/styles"
import { formatMessage } from "../../site/format-message"
import { type ModeColors, space, stroke, typeScale } from "../../theme/tokens"
import { underline } from "../../theme/underline"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { VisuallyHidden } from "../../components/visually-hidden"

/** Below this, in pixels, a column is narrower than its name: bars lie in rows. */
const ROWS = 760

/** A bar has a unit for each post: it stands on wide screens, and lies on narrow ones. */
const Chart = styled(List)(({ theme }) => {
  const { colors } = theme.vars.palette
  const bar = (to: string) =>
    `repeating-linear-gradient(${to}, var(--fill) 0 calc(var(--unit) - 1.25px), var(--edge) calc(var(--unit) - 1.25px) var(--unit))`
  return {
    "--unit": ".5rem",
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "1fr",
    columnGap: "clamp(.5rem, 3.1vw - 1rem, 2rem)",
    "& a": { display: "grid", gridTemplateRows: "1fr auto auto", height: "100%", textDecoration: "none" },
    "& i": {
      alignSelf: "end",
      height: "calc(var(--posts) * var(--unit) + 1px)",
      border: `${stroke.draw} solid ${colors.text}`,
      borderBottomWidth: 0,
      background: bar("to top"),
      transition: "transform .24s",
    },
    "& b": {
      ...theme.typography.figure,
      paddingTop: space.s3,
      borderTop: `${stroke.key} solid`,
      fontSize: typeScale.one,
      lineHeight: 1,
    },
    "& [data-name]": { gridRow: 3, marginTop: space.s1, fontWeight: 600 },
    "& a:hover [data-name]": underline(colors.action),
    "@media (prefers-reduced-motion: no-preference)": { "& a:hover i": { transform: "translateY(-6px)" } },
    [theme.breakpoints.between(ROWS, "md")]: { "& [data-name]": { fontSize: typeScale.small } },
    [theme.breakpoints.down(ROWS)]: {
      "--unit": "min(.5rem, 1.4vw)",
      display: "block",
      borderTop: `${stroke.draw} solid ${colors.text}`,
      "& a": {
        gridTemplate: "auto / minmax(0, 1fr) 2.5rem calc(25 * var(--unit))",
        alignItems: "center",
        minHeight: "3.5rem",
        borderBottom: `1px solid ${colors.line}`,
      },
      "& i": {
        gridArea: "1 / 3",
        alignSelf: "center",
        width: "calc(var(--posts) * var(--unit) + 1px)",
        height: "1.5rem",
        borderBottomWidth: stroke.draw,
        background: bar("to right"),
      },
      "& b": { gridArea: "1 / 2", padding: 0, border: 0, fontSize: typeScale.three },
      "& [data-name]": { gridArea: "1 / 1", margin: 0 },
    },
  }
})

/** Colors on which the lines between units are light. */
const DARK = ["text", "accent", "muted"]

interface CategoryChartProps {
  categories: Queries.CategoryCountsQuery["allBlogCategory"]["nodes"]
  /** Says how many posts a category has, with a place for the number. */
  count: string
}

/** How many posts each category has, as a bar to scale that leads to it. */
export const CategoryChart = ({ categories, count: words }: CategoryChartProps) => (
  <Chart>
    {categories.map(({ name, path, count, color }) => (
      <ListItem key={path}>
        <Link href={path}>
          <Box
            component="i"
            aria-hidden="true"
            sx={({ vars: { palette } }) => ({
              "--posts": count ?? 0,
              "--fill": palette.colors[color as keyof ModeColors],
              "--edge": DARK.includes(color) ? palette.colors.background : palette.colors.text,
            })}
          />
          <span data-name>{name}</span>{" "}
          <b>
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>{formatMessage(words, { count: count ?? 0 })}</VisuallyHidden>
          </b>
        </Link>
      </ListItem>
    ))}
  </Chart>
)

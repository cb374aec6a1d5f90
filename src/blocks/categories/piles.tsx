import { styled } from "@mui/material/styles"
import { formatMessage } from "../../site/format-message"
import { type ModeColors, space, stroke, typeScale } from "../../theme/tokens"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { VisuallyHidden } from "../../components/visually-hidden"

/** Height of one sheet of paper: the stacks are to scale. */
const SHEET = ".5rem"

/** Below this a column is narrower than its name: the shelf becomes rows. */
const ROWS = 760

/** One column a category on wide screens, one row on narrow ones. */
const Shelf = styled(List)(({ theme }) => ({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  columnGap: "clamp(.75rem, 2vw, 2rem)",
  [theme.breakpoints.down("md")]: { columnGap: space.s2 },
  [theme.breakpoints.down(ROWS)]: {
    gridAutoFlow: "row",
    rowGap: 0,
    borderTop: `${stroke.draw} solid ${theme.vars.palette.colors.text}`,
  },
}))

const Tile = styled(Link)(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateRows: "1fr auto auto",
    height: "100%",
    textDecoration: "none",
    "& b": {
      ...theme.typography.figure,
      fontSize: typeScale.one,
      lineHeight: 1,
      paddingTop: space.s3,
      borderTop: `${stroke.key} solid ${colors.text}`,
    },
    "& [data-name]": {
      gridRow: 3,
      marginTop: space.s1,
      fontWeight: 600,
      textDecoration: "underline 3px transparent",
      textUnderlineOffset: ".3em",
    },
    "&:hover [data-name]": { textDecorationColor: colors.action },
    "@media (prefers-reduced-motion: no-preference)": {
      "& i": { transition: "transform .24s" },
      "&:hover i": { transform: "translateY(-6px)" },
    },
    [theme.breakpoints.down(ROWS)]: {
      gridTemplate: "auto / minmax(0, 1fr) 2.5rem min(12.5rem, 50vw)",
      alignItems: "center",
      minHeight: "3.5rem",
      borderBottom: `1px solid ${colors.line}`,
      "& b": { gridArea: "1 / 2", border: 0, padding: 0, fontSize: typeScale.three },
      "& i": { gridArea: "1 / 3" },
      "& [data-name]": { gridArea: "1 / 1", margin: 0 },
      "&:hover i": { transform: "none" },
    },
    [theme.breakpoints.between(ROWS, "md")]: { "& [data-name]": { fontSize: typeScale.small } },
    [theme.breakpoints.down(400)]: { gridTemplateColumns: "minmax(0, 1fr) 2.25rem min(8.5rem, 42.5vw)" },
  }
})

/** As many sheets as the category has posts, edge on: standing pile on wide screens, row of spines on narrow ones. */
const Sheets = styled("i", { shouldForwardProp: prop => prop !== "tone" && prop !== "count" })<{
  tone: keyof ModeColors
  count: number
}>(({ theme, tone, count }) => {
  const { colors } = theme.vars.palette
  const edge = ["text", "accent", "muted"].includes(tone) ? colors.background : colors.text
  const pile = (to: string, size: string) =>
    `repeating-linear-gradient(${to}, ${colors[tone]} 0 calc(${size} - 1.25px), ${edge} calc(${size} - 1.25px) ${size})`
  return {
    alignSelf: "end",
    width: "100%",
    height: `calc(${count} * ${SHEET} + 1px)`,
    border: `${stroke.draw} solid ${colors.text}`,
    borderBottom: 0,
    background: pile("to top", SHEET),
    [theme.breakpoints.down(ROWS)]: {
      "--sheet": "min(.5rem, 2vw)",
      alignSelf: "center",
      height: "1.5rem",
      width: `calc(${count} * var(--sheet) + 1px)`,
      borderBottom: `${stroke.draw} solid ${colors.text}`,
      background: pile("to right", "var(--sheet)"),
    },
    [theme.breakpoints.down(400)]: { "--sheet": "min(.34rem, 1.7vw)" },
  }
})

interface CategoryPilesProps {
  categories: Queries.CategoryPilesQuery["allBlogCategory"]["nodes"]
  /** Says how many posts a category has, with a place for the number. */
  count: string
}

/** Each category as a pile of its posts, drawn to scale, which leads to it. */
export const CategoryPiles = ({ categories, count: words }: CategoryPilesProps) => (
  <Shelf>
    {categories.map(({ name, path, count, color }) => (
      <ListItem key={path}>
        <Tile href={path}>
          <Sheets aria-hidden="true" tone={color as keyof ModeColors} count={count ?? 0} />
          <span data-name>{name}</span>{" "}
          <b>
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>{formatMessage(words, { count: count ?? 0 })}</VisuallyHidden>
          </b>
        </Tile>
      </ListItem>
    ))}
  </Shelf>
)

import Box from "@mui/material/Box"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import type { Theme } from "@mui/material/styles"
import Typography from "@mui/material/Typography"
import { VisuallyHidden } from "#components/visually-hidden"
import { formatMessage } from "#site/format-message"
import { columns, withDividers } from "#theme/layouts"
import { type ModeColors, stroke } from "#theme/tokens"

type Categories = Queries.CategoryCountsQuery["allBlogCategory"]["nodes"]

/** Colors of dark fills, which need light lines between posts. */
const darkFills = ["text", "accent", "muted"]

/** Returns styles of a bar, with a line per post. */
const barStyles = (color: string) => ({
  height: "1.5rem",
  border: `${stroke.outline} solid`,
  background: ({ vars: { palette } }: Theme) => {
    const line = darkFills.includes(color) ? palette.colors.background : palette.colors.text
    // Content names the color of dividers `line`.
    const fill = palette.colors[(color === "line" ? "divider" : color) as keyof ModeColors]
    return `repeating-linear-gradient(to right, ${fill} 0 calc(var(--unit) - ${stroke.outline}), ${line} 0 var(--unit))`
  },
})

interface CategoryChartProps {
  categories: Categories
  /** Post count for screen readers; {count} is replaced. */
  countTemplate: string
}

/** Bar chart of the posts per category; each row is a link. */
export const CategoryChart = ({ categories, countTemplate }: CategoryChartProps) => {
  const maxCount = Math.max(...categories.map(({ count }) => count ?? 0))
  return (
    <List
      sx={{
        "--unit": { xs: "min(.5rem, 1.4vw)", sm: "min(.5rem, .7vw)", md: "min(.75rem, .9vw)" },
        ...withDividers("below", 0),
        ...columns({ sm: 2 }),
        columnGap: 6,
      }}
    >
      {categories.map(({ name, path, count, color }) => (
        <ListItem key={path}>
          <Link
            href={path}
            underline="hover"
            sx={{
              ...columns({ xs: `1fr 2.5rem calc(${maxCount} * var(--unit))` }),
              alignItems: "center",
              minHeight: "3.5rem",
            }}
          >
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {name}
            </Typography>{" "}
            <Typography variant="h4" component="b">
              <span aria-hidden="true">{count}</span>
              <VisuallyHidden>{formatMessage(countTemplate, { count: count ?? 0 })}</VisuallyHidden>
            </Typography>
            <Box
              component="i"
              aria-hidden="true"
              sx={{ ...barStyles(color), width: `calc(${count} * var(--unit) + 1px)` }}
            />
          </Link>
        </ListItem>
      ))}
    </List>
  )
}

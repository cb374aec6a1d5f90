import { styled } from "@mui/material/styles"
import { space } from "../theme/tokens"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"
import { columns } from "../theme/layouts"

/** Fields beside one another, as on a shipping form; two to a row on narrow screens, where the first has one alone. */
const Fields = styled(List)(({ theme }) => ({
  "& > div": { padding: `${space.s2} ${space.s5}`, borderLeft: `1px solid ${theme.vars.palette.colors.muted}` },
  "& > div:first-of-type": { paddingLeft: 0, borderLeft: 0 },
  [theme.breakpoints.down("md")]: {
    rowGap: space.s4,
    // Of five fields none stands alone.
    "& > div": { paddingBlock: 0, "&:nth-of-type(even)": { paddingLeft: 0, borderLeft: 0 } },
    "& > div:first-of-type": { gridColumn: "1 / -1" },
  },
})) as typeof List

interface FactsProps {
  /** Widths of the fields, where all stand in one row. */
  template: string
  /** What each is called, what it is, and what that says in other words. */
  facts: readonly (readonly [name: string, value: string, more?: string])[]
}

/** What is known of a thing, field by field. */
export const Facts = ({ template, facts }: FactsProps) => (
  <Fields component="dl" sx={{ ...columns({ xs: 2, md: template }) }}>
    {facts.map(([name, value, more]) => (
      <ListItem component="div" key={name}>
        <Typography variant="body2" component="dt" color="textSecondary">
          {name}
        </Typography>
        <Typography variant="subtitle1" component="dd">
          {value}
        </Typography>
        {more && <Typography component="dd">{more}</Typography>}
      </ListItem>
    ))}
  </Fields>
)

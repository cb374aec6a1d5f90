import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { ComparisonBars } from "#charts/comparison-bars"
import { HeadedSection } from "#components/headed-section"
import { LabeledFigure } from "#components/labeled-figure"
import { drawingClass } from "#theme/drawing-svg"
import { autoFit, columns } from "#theme/layouts"
import { space } from "#theme/tokens"
import type { Fields } from "../block"
import type { statsSchema } from "./schema"

const listStyles = {
  ...columns({ md: autoFit("13.5rem") }),
  rowGap: { xs: space.columns, md: 6 },
  columnGap: space.columns,
  // One height on every screen, so that text is readable.
  [`& .${drawingClass}`]: { width: "auto", maxWidth: "100%", height: "5.25rem", justifySelf: "start" },
}

const itemStyles = {
  ...columns({ sm: "5fr 7fr", md: 1 }),
  columnGap: 3,
  rowGap: { xs: 1, md: 2 },
  alignItems: "center",
  alignContent: "start",
}

/** Key figures, each below two bars, which are to scale. Only here, the heading is visible. */
export const Bars = ({ id, title, lead, items }: Fields<typeof statsSchema>) => (
  <HeadedSection id={id} title={title} lead={lead}>
    <List sx={listStyles}>
      {items.map(({ value, label, comparison }) => (
        <ListItem key={value} sx={itemStyles}>
          {comparison && <ComparisonBars {...comparison} />}
          <LabeledFigure value={value} label={label} />
        </ListItem>
      ))}
    </List>
  </HeadedSection>
)

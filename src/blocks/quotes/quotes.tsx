import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { ComparisonBars } from "#charts/comparison-bars"
import { WeekGrid } from "#charts/week-grid"
import { Attribution } from "#components/attribution"
import { HeadedSection } from "#components/headed-section"
import { LabeledFigure } from "#components/labeled-figure"
import { Quotation } from "#components/quotation"
import { drawingClass } from "#theme/drawing-svg"
import { columns } from "#theme/layouts"
import { space } from "#theme/tokens"
import type { Fields } from "../block"
import type { quotesSchema } from "./schema"

const Chart = ({ bars, weekHours, weekDays, weekAlt }: Queries.QuoteFragment) => {
  if (bars) return <ComparisonBars {...bars} />
  return weekHours && weekDays && <WeekGrid filled={weekHours} days={weekDays.split(" ")} alt={weekAlt ?? ""} />
}

/** From `md`, a subgrid: charts and texts start at the same height in all quotes. */
const entryStyles = {
  gridRow: { md: "span 2" },
  gridTemplateRows: { md: "subgrid" },
  paddingTop: 2,
  borderTop: 1,
  borderColor: "colors.muted",
  [`& > * > .${drawingClass}`]: { width: "auto", maxWidth: "100%", height: "5.25rem", alignSelf: "start" },
}

/** Quotes of clients, with stars, a chart to scale and a key figure, or of the team, the first quote larger. */
export const QuotesBlock = ({ id, title, items }: Fields<typeof quotesSchema>) => {
  const areRated = items.some(({ rating }) => rating)
  return (
    <HeadedSection id={id} title={title} hiddenTitle tone={areRated ? "surface" : "plain"}>
      <List sx={{ ...columns(items.length), rowGap: 2, columnGap: space.list }}>
        {items.map((item, index) => (
          // On tablets, chart and text are side by side.
          <ListItem key={item.name} sx={{ ...columns({ sm: areRated ? 2 : 1, md: 1 }), gap: 1.5, ...entryStyles }}>
            {areRated && (
              <Stack spacing="max(.5rem, 1.1vw)">
                <Chart {...item} />
                {item.figure && <LabeledFigure value={item.figure} label={item.figureLabel} />}
              </Stack>
            )}
            {/* With initials, the attribution is a `figcaption`, which must be in a `figure`. */}
            <Stack component={areRated ? "div" : "figure"} spacing={1.5} sx={{ justifyContent: "space-between" }}>
              <Typography variant={areRated ? "lead" : index === 0 ? "h2" : "h3"} component="blockquote">
                <Quotation>{item.quote}</Quotation>
              </Typography>
              <Attribution author={item} withPortrait={!areRated} />
            </Stack>
          </ListItem>
        ))}
      </List>
    </HeadedSection>
  )
}

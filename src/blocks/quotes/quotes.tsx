import Stack from "@mui/material/Stack"
import { graphql } from "gatsby"
import { ComparisonBars } from "../../charts/comparison-bars"
import { WeekGrid } from "../../charts/week-grid"
import { HeadedSection } from "../../components/headed-section"
import { CountedFigure } from "../../components/counted-figure"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { Signature } from "../../components/signature"
import Typography from "@mui/material/Typography"
import { drawingClass } from "../../theme/drawing-svg"
import { Quoted } from "../../components/quoted"
import { columns } from "../../theme/layouts"
import { Spoken } from "./spoken"

const Chart = ({ bars, weekHours, weekDays, weekAlt }: Queries.QuoteFragment) => {
  if (bars) return <ComparisonBars {...bars} />
  return weekHours && weekDays && <WeekGrid filled={weekHours} days={weekDays.split(" ")} alt={weekAlt ?? ""} />
}

/** Figure and words of one stand on common lines with the others; on tablets beside one another. */
const ENTRY = {
  gridRow: { md: "span 2" },
  gridTemplateRows: { md: "subgrid" },
  paddingTop: 2,
  borderTop: 1,
  borderColor: "colors.muted",
  [`& > * > .${drawingClass}`]: { width: "auto", maxWidth: "100%", height: "5.25rem", alignSelf: "start" },
}

/** What clients say, each with its figure drawn to scale above the words. */
const OfClients = ({ id, title, items }: Queries.QuotesBlockFragment) => (
  <HeadedSection id={id} title={title} hidden tone="surface">
    <List sx={{ ...columns(items.length), rowGap: 2, columnGap: "clamp(1.5rem, 4vw, 4rem)" }}>
      {items.map(item => (
        <ListItem key={item.name} sx={{ ...columns({ sm: 2, md: 1 }), gap: 1.5, ...ENTRY }}>
          <Stack spacing="max(.5rem, 1.1vw)">
            <Chart {...item} />
            {item.figure && <CountedFigure value={item.figure} label={item.figureLabel} />}
          </Stack>
          <Stack spacing={1.5} sx={{ justifyContent: "space-between" }}>
            <Typography variant="lead" component="blockquote">
              <Quoted>{item.quote}</Quoted>
            </Typography>
            <Signature by={item} />
          </Stack>
        </ListItem>
      ))}
    </List>
  </HeadedSection>
)

/** What people say: clients, who give stars, or those of the team. */
export const Quotes = (block: Queries.QuotesBlockFragment) =>
  block.items.some(({ rating }) => rating) ? <OfClients {...block} /> : <Spoken {...block} />

export const query = graphql`
  fragment QuotesBlock on QuotesBlock {
    id
    title
    items {
      ...Quote
    }
  }
  fragment Quote on Quote {
    quote
    name
    role
    company
    rating
    figure
    figureLabel
    bars {
      ...Comparison
    }
    weekHours
    weekDays
    weekAlt
  }
`

import Box from "@mui/material/Box"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import ListItemText from "@mui/material/ListItemText"
import Typography from "@mui/material/Typography"
import { Timeline, TimelineRow } from "#charts/timeline"
import { HeadedSection } from "#components/headed-section"
import { MarkdownLine } from "#components/markdown-line"
import { fillSpans } from "#site/fill-spans"
import { formatMessage } from "#site/format-message"
import { drawingClass } from "#theme/drawing-svg"
import { columns, withDividers } from "#theme/layouts"
import { stroke } from "#theme/tokens"
import type { CaseStudyData, CaseStudyLabels } from "./case-study-data"

/** Columns of a row: the text, and a bar to the scale of the ruler. */
const rowStyles = { ...columns("5fr 7fr"), columnGap: 6 }

/** The ruler is drawn 300 px wide and rendered more than twice as wide; its numbers keep their size. */
const rulerStyles = {
  [`& > .${drawingClass}`]: { gridColumn: { md: 2 }, marginBottom: { sm: -2 } },
  "& text": { fontSize: { sm: 7 }, transform: { sm: "translateY(-8px)" } },
}

interface StepsProps {
  study: Pick<CaseStudyData, "steps" | "timeline" | "launch">
  words: CaseStudyLabels
}

/** Steps with their weeks. The ruler above shows the scale and the week of the launch. */
export const CaseStudySteps = ({ study: { steps, timeline, launch }, words }: StepsProps) => (
  <HeadedSection title={words.steps} lead={words.stepsLead} tone="surface">
    <Box sx={{ ...rowStyles, ...rulerStyles }}>
      <Timeline
        weeks={timeline}
        from={launch - 1}
        to={launch}
        alt={formatMessage(words.rulerAlt, { weeks: timeline, launch })}
      />
    </Box>
    <List component="ol" sx={{ ...withDividers("between", 3), borderBottom: `${stroke.outline} solid` }}>
      {fillSpans(steps).map(({ title, text, from, to }) => (
        <ListItem key={title} sx={{ ...rowStyles, rowGap: 2, alignItems: "center" }}>
          <ListItemText
            primary={title}
            secondary={<MarkdownLine>{text}</MarkdownLine>}
            slotProps={{ secondary: { sx: { marginTop: 0.5 } } }}
          />
          <div>
            <TimelineRow weeks={timeline} from={from} to={to} launch={launch} />
            <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1, fontWeight: 500 }}>
              {from === to ? formatMessage(words.week, { week: from }) : formatMessage(words.weekRange, { from, to })}
              {from <= launch && launch <= to && `. ${formatMessage(words.live, { week: launch })}`}
            </Typography>
          </div>
        </ListItem>
      ))}
    </List>
  </HeadedSection>
)

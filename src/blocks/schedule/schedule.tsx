import Box from "@mui/material/Box"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"
import { FactList } from "#components/fact-list"
import { HeadedSection } from "#components/headed-section"
import { LabeledFigure } from "#components/labeled-figure"
import { MarkdownText } from "#components/markdown-line"
import { fillSpans } from "#site/fill-spans"
import { columns, withDividers } from "#theme/layouts"
import { space, stroke } from "#theme/tokens"
import type { Fields } from "../block"
import { Gantt } from "./gantt"
import type { scheduleSchema } from "./schema"

type ScheduleFields = Fields<typeof scheduleSchema>

const baseBarStyles = {
  display: "flex",
  alignItems: { xs: "start", md: "center" },
  minHeight: { xs: "3rem", md: "4.5rem" },
}
const frameStyles = {
  padding: `${space.s3} ${space.s4}`,
  fontWeight: 600,
  border: `${stroke.outline} solid`,
  borderColor: "colors.text",
}

/** Returns styles of a bar: the first is planned, the last live, those between are in progress. */
const barStyles = (index: number, lastIndex: number) => {
  if (index === lastIndex)
    return { backgroundColor: "colors.accent", color: "colors.onAccent", borderLeft: { md: index > 0 ? 0 : undefined } }
  return index === 0 ? { borderStyle: "dashed", borderRight: { md: 0 } } : { backgroundColor: "colors.surface" }
}

/** All days in one row, each part as wide as its days; stacked on narrow screens. */
const Row = ({ items }: Pick<ScheduleFields, "items">) => (
  <List component="ol" sx={{ ...columns(`repeat(${items.at(-1)?.to}, 1fr)`), rowGap: 3 }}>
    {fillSpans(items).map(({ when, from, to, title, text }, index) => (
      <ListItem
        key={when}
        sx={{
          ...columns({ xs: 1, sm: "9rem 1fr", md: 1 }),
          columnGap: 3,
          rowGap: { xs: 1.5, md: 3 },
          gridColumn: { md: `${from} / ${to + 1}` },
          alignContent: "start",
        }}
      >
        <Box component="span" data-bar sx={{ ...baseBarStyles, ...frameStyles, ...barStyles(index, items.length - 1) }}>
          {when}
        </Box>
        <Box sx={{ paddingRight: { md: index < items.length - 1 ? 3 : 0 } }}>
          <Typography variant="h4">{title}</Typography>
          <MarkdownText sx={{ marginTop: 1, maxWidth: "26rem" }}>{text}</MarkdownText>
        </Box>
      </ListItem>
    ))}
  </List>
)

/** Parts of the schedule, their days to scale, and notes on the whole schedule. */
export const ScheduleBlock = ({ id, title, lead, layout, items, figure, figureLabel, notes }: ScheduleFields) => (
  <HeadedSection tone="tint" id={id} title={title} lead={lead}>
    {layout === "row" ? <Row items={items} /> : <Gantt items={items} />}
    <Box
      sx={{
        ...columns(figure ? "4fr 8fr" : 1),
        rowGap: 4,
        columnGap: space.columns,
        alignItems: "start",
        marginTop: 6,
        "& p": { color: "inherit" },
      }}
    >
      {figure && <LabeledFigure value={figure} label={figureLabel} />}
      {notes && (
        <FactList
          facts={notes}
          sx={withDividers("below", 2, "colors.muted")}
          factSx={{ ...columns({ sm: "4fr 8fr" }), rowGap: 0.5, columnGap: 3 }}
          titleProps={{ sx: { fontWeight: 600 } }}
        />
      )}
    </Box>
  </HeadedSection>
)

import Box from "@mui/material/Box"
import Button, { buttonClasses } from "@mui/material/Button"
import Chip from "@mui/material/Chip"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { Timeline } from "#charts/timeline"
import { CheckList } from "#components/check-list"
import { HeadedSection } from "#components/headed-section"
import { leadSourceId, withLeadSource } from "#site/contact-href"
import { formatMessage } from "#site/format-message"
import { formatRange } from "#site/format-range"
import { useSite } from "#site/use-site"
import { columns } from "#theme/layouts"
import { stroke } from "#theme/tokens"
import type { BlockProps } from "../block"
import type { packagesSchema } from "./schema"

/** Summary with button, and features: side by side on tablets, aligned across packages on wider screens. */
const packageCardStyles = {
  gridRow: { md: "span 2" },
  gridTemplateRows: { md: "subgrid" },
  gap: 2,
  paddingBlock: 2,
  borderTop: `${stroke.outline} solid`,
}

/** Frame of a package with a badge. */
const badgeFrameStyles = {
  position: "relative",
  paddingTop: 6,
  paddingInline: 3,
  backgroundColor: "colors.surface",
  border: `${stroke.key} solid`,
}

/** Packages with their weeks on timelines, which all have the same scale. Without prices. */
export const PackagesBlock = ({ id, title, lead, items, page: { leadSource } }: BlockProps<typeof packagesSchema>) => {
  const { words } = useSite()
  const maxWeeks = Math.max(...items.map(({ weeksTo }) => weeksTo))
  const badges: Record<string, string> = { mostPopular: words.mostPopular, recommended: words.recommended }
  return (
    <HeadedSection id={id} title={title} lead={lead}>
      <Box sx={{ ...columns(items.length), columnGap: 4 }}>
        {items.map(({ name, summary, weeksFrom, weeksTo, timelineNote, features, badge, button }) => (
          <Box
            component="article"
            key={name}
            sx={{
              ...columns({ sm: 2, md: 1 }),
              ...(badge ? { ...packageCardStyles, ...badgeFrameStyles } : packageCardStyles),
            }}
          >
            {badge && <Chip color="secondary" label={badges[badge]} sx={{ position: "absolute", left: -2, top: -2 }} />}
            <Stack spacing={1} sx={{ [`& .${buttonClasses.root}`]: { marginTop: "auto" } }}>
              <Typography variant="h3">{name}</Typography>
              <Timeline
                weeks={maxWeeks}
                from={weeksFrom}
                to={weeksTo}
                alt={formatMessage(words.timelineAlt, { from: weeksFrom, to: weeksTo, weeks: maxWeeks })}
              />
              <Typography variant="body2" color="textSecondary">
                {formatMessage(words.typicalTimeline, { weeks: formatRange(weeksFrom, weeksTo) })}
                {timelineNote && ` (${timelineNote})`}
              </Typography>
              <Typography>{summary}</Typography>
              <Button
                href={withLeadSource(button, leadSource && leadSourceId(leadSource, name)).href}
                variant={badge ? "contained" : "outlined"}
              >
                {button.label}
              </Button>
            </Stack>
            <CheckList lines={features} />
          </Box>
        ))}
      </Box>
    </HeadedSection>
  )
}

import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { styled } from "@mui/material/styles"
import Typography from "@mui/material/Typography"
import { memo, Suspense } from "react"
import { NoWrapRanges } from "#components/no-wrap-ranges"
import {
  type EstimateData,
  type EstimateFigure,
  getEstimate,
  maxHours,
  maxWeeks,
  type Selection,
  selectionHref,
} from "#site/estimate"
import { columns, withDividers } from "#theme/layouts"
import { toPercentage } from "#theme/to-percentage"
import { space, stroke } from "#theme/tokens"

/**
 * Returns the view timelines of this estimator and of those above it on the page. Each is active while the submit
 * button of its estimator is in view. Only the CSS rules of the page's last estimator take effect.
 */
const timelinesOf = (idSuffix = "-1"): string[] =>
  Array.from({ length: Number(idSuffix.slice(1)) }, (_, index) => `--estimate-end-${index + 1}`)

const Root = styled("div", { shouldForwardProp: name => name !== "timelines" })<{
  timelines: readonly string[]
}>(({ theme, timelines }) => {
  const { colors } = theme.vars.palette
  const [ownTimeline] = timelines.slice(-1)
  return {
    display: "grid",
    gap: space.s5,
    padding: `${space.s4} ${space.item} ${space.s5}`,
    border: `${stroke.key} solid ${colors.text}`,
    background: colors.surface,
    // The animation hides the floating button, also with reduced motion: nothing moves.
    "& [data-submit]": { viewTimelineName: ownTimeline, viewTimelineInset: 0 },
    "main:has(&)": {
      timelineScope: timelines.join(", "),
      "& > [data-floating]": {
        animation: `${timelines.map(() => "give-way 1ms").join(", ")} !important`,
        animationTimeline: `${timelines.join(", ")} !important`,
      },
    },
    "@keyframes give-way": { "from, to": { visibility: "hidden" } },
    [theme.breakpoints.up("sm")]: { "& [data-submit]": { justifySelf: "start" } },
    "& [data-url]": { display: "none" },
    // Any selection fits on one page.
    "@media print": {
      "& [data-url]": { display: "block" },
      "& > ul": { display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: space.s5 },
    },
  }
})

/** A row of equal cells; those with `data-live` are filled. */
const Cells = styled("span")(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    display: "flex",
    height: "1.1rem",
    marginTop: space.s1,
    border: `solid ${colors.text}`,
    borderWidth: `${stroke.outline} 0 ${stroke.outline} ${stroke.outline}`,
    "& > i": { flex: 1, borderRight: `${stroke.outline} solid ${colors.text}`, background: colors.background },
    "& > [data-live]": { background: colors.accent },
  }
})

interface BarProps {
  count: number
  /** Count at full width. */
  max: number
  /** Index of the first filled cell. */
  firstFilled: number
}

/** A bar with a cell for every week or hour. */
const Bar = ({ count, max, firstFilled }: BarProps) => (
  <Cells style={{ width: toPercentage(count, max) }}>
    {Array.from({ length: count }, (_, index) => (
      <i key={index} data-live={index >= firstFilled || undefined} />
    ))}
  </Cells>
)

const SummaryFigure = ({ label, value, note }: EstimateFigure) => (
  <div>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {label}
    </Typography>
    <Typography variant="h3" component="strong">
      {value}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {note}
    </Typography>
  </div>
)

interface EstimateSummaryProps {
  selection: Selection
  data: EstimateData
}

/** The selected weeks and hours as bars to scale, the estimate, and the submit button. Hydrated after the fields. */
export const EstimateSummary = memo(({ selection, data }: EstimateSummaryProps) => {
  const { services, plans, project, labels, idSuffix } = data
  const estimate = getEstimate(selection, data)
  const { hours } = selection
  const longestWeeks = maxWeeks(services)
  return (
    <Suspense>
      <Root timelines={timelinesOf(idSuffix)}>
        <Typography variant="h4">{labels.summaryTitle}</Typography>
        <List sx={{ ...withDividers("below", 1.5), marginTop: -1 }}>
          {estimate.items.map(({ text, weeksFrom, weeksTo }) => (
            <ListItem key={text}>
              <NoWrapRanges>{text}</NoWrapRanges>
              <Bar count={weeksTo} max={longestWeeks} firstFilled={weeksFrom} />
            </ListItem>
          ))}
          {hours > 0 && (
            <ListItem>
              <span>{`${labels.hoursLabel}: ${hours}`}</span>
              <Bar count={hours} max={maxHours(plans)} firstFilled={0} />
            </ListItem>
          )}
          {estimate.lines.length === 0 && <ListItem>{labels.empty}</ListItem>}
        </List>
        <Box sx={{ ...columns({ xs: 1, sm: "4fr 6fr 4fr" }), gap: 3 }}>
          <SummaryFigure {...estimate.time} />
          {project && <SummaryFigure {...estimate.project} />}
          <SummaryFigure {...estimate.plan} />
        </Box>
        <Button href={estimate.href} data-submit="">
          {labels.submit}
        </Button>
        {/* Visible in print only, with its URL (src/layout/print-styles.tsx). */}
        <p data-url="">
          <a href={selectionHref(data, selection)}>{labels.summaryTitle}</a>
        </p>
      </Root>
    </Suspense>
  )
})
EstimateSummary.displayName = "EstimateSummary"

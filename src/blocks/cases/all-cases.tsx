import Box from "@mui/material/Box"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import type { ComponentProps } from "react"
import { ComparisonBars } from "#charts/comparison-bars"
import { TimelineRow } from "#charts/timeline"
import { FigureValue } from "#components/figure-value"
import { HeadedSection } from "#components/headed-section"
import { formatMessage } from "#site/format-message"
import { drawingClass } from "#theme/drawing-svg"
import { columns, withDividers } from "#theme/layouts"
import { space } from "#theme/tokens"

/** Minimum weeks of the ruler, which all case studies share. */
const MIN_WEEKS = 16

/** Styles of the left and right column. */
const columnStyles = [{ paddingRight: { lg: space.row }, borderRight: { lg: 1 } }, { paddingLeft: { lg: space.row } }]

/**
 * Bars at their natural size, so that their text is readable; the clipped part is empty. Hidden on phones: the page of
 * the case study shows them.
 */
const barsStyles = {
  display: { xs: "none", sm: "block" },
  overflow: "clip",
  overflowClipMargin: "1px",
  [`& > .${drawingClass}`]: { width: "18.75rem", maxWidth: "none" },
}

/** Secondary text of a case study. */
const SecondaryText = ({ children, ...rest }: ComponentProps<typeof Typography>) => (
  <Typography variant="body2" color="textSecondary" {...rest}>
    {children}
  </Typography>
)

interface AllCasesProps {
  title: string
  lead: string | null
  words: Queries.CaseWordsFragment
  cases: readonly Queries.CaseCardFragment[]
  /** Featured case studies above the list; on phones, their key figures are not repeated. */
  featuredCases: readonly { path: string }[]
}

/** All case studies: key figure with bars to scale, facts, and a ruler of weeks, which has the same scale in all. */
export const AllCases = ({ title: heading, lead, words, cases, featuredCases }: AllCasesProps) => (
  <HeadedSection title={heading} lead={lead}>
    <List sx={{ ...withDividers("below", space.item), ...columns({ lg: 2 }) }}>
      {cases.map(({ title, path, client, industry, category, results, timeline, launch, readTime }, index) => {
        const [firstResult] = results
        return (
          <ListItem
            key={path}
            sx={{
              ...columns({ sm: "14.5rem 1fr" }),
              rowGap: 1,
              columnGap: space.row,
              ...columnStyles[index % 2],
              // Repeated per breakpoint: the border shorthands reset the color.
              borderColor: { xs: "colors.divider", lg: "colors.divider" },
            }}
          >
            {firstResult && (
              <Box
                sx={{
                  ...columns({ xs: "auto 1fr", sm: 1 }),
                  gap: 1,
                  columnGap: 2,
                  alignItems: "center",
                  display: { xs: featuredCases.some(study => study.path === path) ? "none" : "grid", sm: "grid" },
                }}
              >
                <Typography variant="figure">
                  <FigureValue>{firstResult.value}</FigureValue>
                </Typography>
                <SecondaryText>{firstResult.label}</SecondaryText>
                {firstResult.comparison && (
                  <Box data-bars sx={barsStyles}>
                    <ComparisonBars {...firstResult.comparison} kind="growth" />
                  </Box>
                )}
              </Box>
            )}
            <Stack spacing={1}>
              <Typography variant="h4">
                <Link variant="stretched" href={path}>
                  {title}
                </Link>
              </Typography>
              <SecondaryText>
                {words.categories.find(({ value }) => value === category)?.label}. {client}, {industry}
              </SecondaryText>
              <Box
                sx={{
                  ...columns({ xs: "1fr auto", sm: 1 }),
                  gap: 1,
                  alignItems: "center",
                  marginTop: "auto",
                }}
              >
                <TimelineRow
                  weeks={Math.max(MIN_WEEKS, ...cases.map(study => study.timeline))}
                  from={1}
                  to={timeline}
                  launch={launch}
                  alt={formatMessage(words.rulerAlt, { weeks: timeline, launch })}
                />
                <SecondaryText>
                  <Box component="b" sx={{ fontWeight: 600, color: "text.primary" }}>
                    {formatMessage(words.live, { week: launch })}
                  </Box>
                  , {formatMessage(words.weeks, { weeks: timeline })},{" "}
                  {formatMessage(words.minutes, { minutes: readTime })}
                </SecondaryText>
              </Box>
            </Stack>
          </ListItem>
        )
      })}
    </List>
  </HeadedSection>
)

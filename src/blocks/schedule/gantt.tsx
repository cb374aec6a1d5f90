import Box from "@mui/material/Box"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { styled } from "@mui/material/styles"
import Typography from "@mui/material/Typography"
import { MarkdownText } from "#components/markdown-line"
import { fillSpans } from "#site/fill-spans"
import { diamond } from "#theme/components/navigation"
import { space, stroke, typeScale } from "#theme/tokens"
import type { Fields } from "../block"
import type { scheduleSchema } from "./schema"

/** Lines between the days. On phones and tablets text has the full width, and only bars have lines behind them. */
const Ruler = styled(List)(({ theme }) => {
  const { colors } = theme.vars.palette
  const lines = `linear-gradient(to right, ${colors.muted} 1px, transparent 1px) 0 0 / calc(100% / var(--days))`
  return {
    breakInside: "avoid",
    paddingBottom: space.s5,
    background: `${lines} 100%`,
    borderRight: `1px solid ${colors.muted}`,
    "& li": { display: "grid", gridTemplateColumns: "repeat(var(--days), 1fr)", rowGap: space.s4 },
    "& li + li": { marginTop: space.s6 },
    "& [data-bar]": { height: "2.5rem", border: `${stroke.key} solid ${colors.text}`, background: colors.surface },
    "& li:first-of-type [data-bar]": { borderStyle: "dashed", background: colors.tint },
    "& li:last-of-type [data-bar]": { borderColor: colors.actionEdge, background: colors.action },
    "& [data-bar]::after": {
      ...diamond(theme),
      background: "inherit",
      borderColor: "inherit",
      right: -9,
      top: "calc(50% - 8px)",
    },
    [theme.breakpoints.down("md")]: {
      background: "none",
      border: 0,
      paddingBottom: 0,
      "& li": { rowGap: 0, background: `${lines} 2.5rem repeat-x` },
      "& li + li": { marginTop: space.s4 },
    },
  }
}) as typeof List

const numberRowStyles = {
  display: "grid",
  breakAfter: "avoid",
  paddingBlock: 1,
  borderTop: `${stroke.key} solid`,
  fontSize: typeScale.note,
  fontWeight: 500,
  textAlign: "center",
}

/** Opaque, so that no line crosses text. */
const textStyles = {
  justifySelf: "start",
  maxWidth: "26rem",
  paddingBlock: 1,
  paddingRight: { md: 2 },
  backgroundColor: "colors.tint",
}

/** Parts of the schedule, one below the other, with bars to scale on a ruler of days. */
export const Gantt = ({ items }: Pick<Fields<typeof scheduleSchema>, "items">) => {
  const parts = fillSpans(items)
  const days = Math.max(...parts.map(({ to }) => to))
  return (
    <>
      <Box aria-hidden="true" sx={{ ...numberRowStyles, gridTemplateColumns: `repeat(${days}, 1fr)` }}>
        {Array.from({ length: days }, (_, index) => (
          <span key={index}>{index + 1}</span>
        ))}
      </Box>
      <Ruler component="ol" sx={{ "--days": days }}>
        {parts.map(({ when, from, to, title, text }) => (
          <ListItem key={title}>
            <Box component="span" data-bar sx={{ position: "relative", gridColumn: `${from} / ${to + 1}` }} />
            <Box data-opaque sx={{ ...textStyles, gridColumn: { xs: "1 / -1", md: `${from} / -1` } }}>
              <Typography variant="h4">{title}</Typography>
              <Typography sx={{ fontWeight: 600, color: "colors.accent" }}>{when}</Typography>
              <MarkdownText sx={{ marginTop: 1 }}>{text}</MarkdownText>
            </Box>
          </ListItem>
        ))}
      </Ruler>
    </>
  )
}

import Container from "@mui/material/Container"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Stack from "@mui/material/Stack"
import { styled } from "@mui/material/styles"
import Typography from "@mui/material/Typography"
import { StatisticChart } from "#charts/statistic-chart"
import { FigureValue } from "#components/figure-value"
import { HeadedSection } from "#components/headed-section"
import { VisuallyHidden } from "#components/visually-hidden"
import { drawingClass } from "#theme/drawing-svg"
import { balancedColumnCount, columns, HAS_THREE } from "#theme/layouts"
import { space, stroke } from "#theme/tokens"
import type { Fields } from "../block"
import { Bars } from "./bars"
import type { statsSchema } from "./schema"

type StatsFields = Fields<typeof statsSchema>

const Row = styled(List)(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))",
    borderBlock: `${stroke.outline} solid ${colors.text}`,
    "& > div": {
      display: "flex",
      flexDirection: "column-reverse",
      justifyContent: "flex-end",
      gap: space.s3,
      padding: `${space.s5} ${space.s5} ${space.s5} 0`,
      "& + div": { paddingLeft: space.s5, borderLeft: `1px solid ${colors.divider}` },
    },
    // Four key figures do not fit in one row on tablets.
    [theme.breakpoints.down("md")]: {
      "&:has(> :nth-of-type(4))": {
        gridTemplateColumns: "1fr 1fr",
        "& > div:nth-of-type(odd)": { paddingLeft: 0, borderLeft: 0 },
      },
    },
    [theme.breakpoints.down("sm")]: {
      "&&": { gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))" },
      "& > div:nth-of-type(odd)": { paddingLeft: 0, borderLeft: 0 },
      "& > div:nth-of-type(even)": { paddingRight: 0 },
      // On the narrowest phones a key figure such as "$200K+" is wider than half of the page.
      "& dd": { fontSize: "min(2.75rem, 11.5vw)" },
      // Three key figures have a row each, with the label at the end: in rows of two, one would be alone.
      [`&&${HAS_THREE}`]: {
        gridTemplateColumns: "1fr",
        "& > div": {
          flexDirection: "row-reverse",
          alignItems: "baseline",
          paddingBlock: space.s3,
          paddingRight: 0,
        },
        "& dt": { flex: 1, textAlign: "end" },
        "& > div + div": { paddingLeft: 0, borderLeft: 0, borderTop: `1px solid ${colors.divider}` },
      },
    },
  }
}) as typeof List

/** Key figures in one row between lines. */
export const StatsRow = ({ items }: { items: readonly Pick<Queries.StatFragment, "value" | "label">[] }) => (
  <Row component="dl">
    {items.map(({ value, label }) => (
      <ListItem component="div" key={label}>
        <Typography variant="body2" component="dt" color="textSecondary" sx={{ fontWeight: 500 }}>
          {label}
        </Typography>
        <Typography variant="figure" component="dd">
          <FigureValue>{value}</FigureValue>
        </Typography>
      </ListItem>
    ))}
  </Row>
)

const ChartStats = ({ items }: Pick<StatsFields, "items">) => (
  <List
    component="dl"
    sx={{
      ...columns({ xs: 2, lg: balancedColumnCount(items.length, 4) }),
      rowGap: 6,
      columnGap: space.list,
      [`& .${drawingClass}`]: { maxWidth: "17rem" },
    }}
  >
    {items.map(({ value, label, chart, amount, alt }) => (
      <Stack key={label} spacing={1.5} sx={{ flexDirection: "column-reverse", justifyContent: "flex-end" }}>
        <Typography component="dt" color="textSecondary" sx={{ fontWeight: 500 }}>
          {label}
        </Typography>
        <dd>
          {chart && <StatisticChart kind={chart} amount={amount ?? 0} alt={alt ?? ""} />}
          <Typography variant="figure" sx={{ marginTop: 3 }}>
            {value}
          </Typography>
        </dd>
      </Stack>
    ))}
  </List>
)

/** Key figures in one row, with charts, or with bars; the heading is visible with bars only. */
export const StatsBlock = (block: StatsFields) => {
  const { id, title, items } = block
  if (items.some(({ comparison }) => comparison)) return <Bars {...block} />
  return items.some(({ chart }) => chart) ? (
    <HeadedSection id={id} title={title} hiddenTitle>
      <ChartStats items={items} />
    </HeadedSection>
  ) : (
    <Container component="section" id={id ?? undefined} sx={{ paddingBlock: space.row }}>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <StatsRow items={items} />
    </Container>
  )
}

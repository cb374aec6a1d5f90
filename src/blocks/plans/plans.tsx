import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Chip from "@mui/material/Chip"
import Container from "@mui/material/Container"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { HoursChart, waterClass } from "#charts/hours-chart"
import { ActionLink } from "#components/actions"
import { CheckList } from "#components/check-list"
import { MarkdownText } from "#components/markdown-line"
import { NoWrapRanges } from "#components/no-wrap-ranges"
import { leadSourceId, withLeadSource } from "#site/contact-href"
import { usePrices } from "#site/use-prices"
import { useSite } from "#site/use-site"
import { balancedColumnCount, columns } from "#theme/layouts"
import { space, stroke, typeScale } from "#theme/tokens"
import type { Fields } from "../block"
import type { plansSchema } from "./schema"

/** Returns the grid of plans. On wide screens, the first chart of a row draws the water of the whole row. */
const gridStyles = (count: number) => {
  const columnCount = balancedColumnCount(count, 3)
  return {
    ...columns(count > 1 ? columnCount : "minmax(0, 30rem)"),
    columnGap: space.list,
    rowGap: 6,
    [`& article:not(:nth-of-type(${columnCount}n + 1)) .${waterClass}`]: { display: { md: "none" } },
  }
}

/** Aligns charts, prices and features across plans; on tablets, price and features are side by side. */
const planStyles = { rowGap: 1.5, gridRow: { md: "span 3" }, gridTemplateRows: { md: "subgrid" } }

/** Limits the width of charts: the charts of all plans have the same scale. */
const chartStyles = { maxWidth: { xs: "14rem", sm: "24rem", md: "none" }, marginBottom: { sm: 1.5 } }

/** Everything below the chart. */
const planTextStyles = {
  ...columns({ sm: "5fr 6fr", md: 1 }),
  rowGap: 2,
  columnGap: 6,
  gridRow: { md: "2 / 4" },
  gridTemplateRows: { md: "subgrid" },
  paddingBlock: { md: 3 },
  "& > ul": {
    paddingTop: { xs: 2, sm: 0, md: 2 },
    borderTop: { xs: `${stroke.outline} solid`, sm: 0, md: `${stroke.outline} solid` },
  },
}

/** Frame of a plan marked as the most popular. */
const popularStyles = {
  marginInline: { md: -3 },
  paddingInline: { md: 3 },
  backgroundColor: { md: "colors.surface" },
  border: { md: `${stroke.key} solid` },
}

/** Puts the period on a separate line in narrow columns. */
const periodStyles = {
  display: { md: "block", xl: "inline" },
  marginTop: { md: 1.5, xl: 0 },
  fontWeight: 500,
  letterSpacing: 0,
  color: "text.secondary",
}

type Prices = NonNullable<Queries.PricesQuery["prices"]>

/** Plans side by side; those with hours have a chart: a ship with a container for each hour. */
const PlanRow = ({ id, plans }: Pick<Prices, "plans"> & { id?: string }) => {
  const { words } = useSite()
  return (
    <Box component="section" id={id} sx={{ overflow: "clip" }}>
      <Container sx={gridStyles(plans.length)}>
        {plans.map(({ name, price, period, description, hours, alt, features, notIncluded, popular, cta }) => (
          <Box key={name} component="article" sx={{ ...columns(1), ...planStyles }}>
            {hours && (
              <Box component="figure" sx={chartStyles}>
                <HoursChart hours={hours} alt={alt ?? ""} />
              </Box>
            )}
            <Box sx={popular ? { ...planTextStyles, ...popularStyles } : planTextStyles}>
              <Stack spacing={2}>
                <Typography
                  variant="h3"
                  component="h2"
                  sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space.s2} ${space.s3}` }}
                >
                  {name}
                  {popular && <Chip color="secondary" size="small" component="span" label={words.mostPopular} />}
                </Typography>
                <Typography variant="figure">
                  {price}{" "}
                  <Typography component="small" sx={periodStyles}>
                    {period}
                  </Typography>
                </Typography>
                <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
                  {description}
                </Typography>
                <Button
                  href={withLeadSource(cta, leadSourceId("pricing", name)).href}
                  variant={popular ? "contained" : "outlined"}
                >
                  {cta.label}
                </Button>
              </Stack>
              <CheckList lines={features} excluded={notIncluded} />
            </Box>
          </Box>
        ))}
      </Container>
    </Box>
  )
}

/** A one-off project, for clients without a plan: name, price, text and link. */
const Project = ({ project }: { project: NonNullable<Prices["project"]> }) => (
  <Container component="section" sx={{ paddingTop: space.row }}>
    <Stack
      direction="row"
      sx={{
        flexWrap: "wrap",
        alignItems: "baseline",
        gap: `${space.s2} ${space.s7}`,
        paddingTop: 3,
        borderTop: `${stroke.outline} solid`,
      }}
    >
      <Typography variant="h3">{project.title}</Typography>
      <Typography variant="figure" sx={{ fontSize: typeScale.h2 }}>
        <NoWrapRanges wrapIfTooLong>{project.figure ?? ""}</NoWrapRanges>
      </Typography>
      {/* Wraps below a long price. */}
      <MarkdownText color="textSecondary" sx={{ flex: "1 1 18rem" }}>
        {project.text}
      </MarkdownText>
      <ActionLink action={{ label: project.linkLabel ?? "", href: project.href ?? "" }} />
    </Stack>
  </Container>
)

/** Plans side by side, and below them the price of a one-off project. */
export const PlansBlock = ({ id }: Fields<typeof plansSchema>) => {
  const prices = usePrices()
  return (
    prices && (
      <>
        <PlanRow id={id ?? undefined} plans={prices.plans} />
        {prices.project && <Project project={prices.project} />}
      </>
    )
  )
}

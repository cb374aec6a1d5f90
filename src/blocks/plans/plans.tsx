import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { HoursChart, waterClass } from "../../charts/hours-chart"
import Button from "@mui/material/Button"
import Chip from "@mui/material/Chip"
import { TickList } from "../../components/tick-list"
import Container from "@mui/material/Container"
import { ActionLink } from "../../components/actions"
import { MarkedText } from "../../components/marked-line"
import { Unbroken } from "../../components/unbroken"
import Typography from "@mui/material/Typography"
import { partOf, withContext } from "../../site/contact-address"
import { usePrices } from "../../site/use-prices"
import { useSite } from "../../site/use-site"
import { evenColumns } from "../../theme/even-columns"
import { columns } from "../../theme/layouts"
import { space, stroke, typeScale } from "../../theme/tokens"

/** Side by side on one stretch of water; on narrow screens each plan has its own. */
const inRows = (count: number) => {
  const beside = evenColumns(count, 3)
  return {
    ...columns(count > 1 ? beside : "minmax(0, 30rem)"),
    columnGap: "clamp(1.5rem, 4vw, 4.5rem)",
    rowGap: 6,
    [`& article:not(:nth-of-type(${beside}n + 1)) .${waterClass}`]: { display: { md: "none" } },
  }
}

const Plan = styled(Stack)<{ component: "article" }>(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    gap: space.s4,
    "& figure": { marginBottom: space.s3 },
    "& h2": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space.s2} ${space.s3}` },
    // Two lines where one of them may need them, so that the buttons stay level.
    [theme.breakpoints.between("md", 1340)]: { "& [data-description]": { minHeight: "3em" } },
    "& ul": { paddingTop: space.s4, borderTop: `${stroke.draw} solid ${colors.text}` },
    // On phones the charts are small, each to the scale of the others.
    [theme.breakpoints.down("md")]: { "& figure": { maxWidth: "24rem" } },
    [theme.breakpoints.down("sm")]: { "& figure": { maxWidth: "14rem", margin: 0 } },
    [theme.breakpoints.between("sm", "md")]: {
      display: "grid",
      gridTemplateColumns: "5fr 6fr",
      columnGap: space.s7,
      alignItems: "start",
      "& figure": { gridColumn: "1 / -1" },
      "& ul": { gridColumn: 2, gridRow: "2 / span 4", borderTop: 0, paddingTop: 0 },
    },
  }
})

/** What a plan says below its chart; the popular one is framed. */
const Words = styled(Stack)(({ theme }) => ({
  flex: 1,
  gap: space.s4,
  [theme.breakpoints.between("sm", "md")]: { display: "contents" },
  [theme.breakpoints.up("md")]: {
    "&[data-popular]": {
      marginInline: `calc(-1 * ${space.s5})`,
      padding: space.s5,
      background: theme.vars.palette.colors.surface,
      border: `${stroke.key} solid ${theme.vars.palette.colors.text}`,
    },
    "&:not([data-popular])": { paddingBlock: space.s5 },
  },
}))

/** On its own line where a column has no room beside the price. */
const PERIOD = {
  display: { md: "block", xl: "inline" },
  marginTop: { md: 1.5, xl: 0 },
  fontWeight: 500,
  letterSpacing: 0,
  color: "text.secondary",
}

type Prices = NonNullable<Queries.PricesQuery["prices"]>

/** Each plan that has hours has a chart with a block for every one. */
const SideBySide = ({ id, plans }: Pick<Prices, "plans"> & { id?: string }) => {
  const { labels } = useSite()
  return (
    <Box component="section" id={id} sx={{ overflow: "clip" }}>
      <Container sx={inRows(plans.length)}>
        {plans.map(({ name, price, period, description, hours, alt, features, notIncluded, popular, cta }) => (
          <Plan key={name} component="article">
            {hours && (
              <figure>
                <HoursChart hours={hours} alt={alt ?? ""} />
              </figure>
            )}
            <Words data-popular={popular || undefined}>
              <Typography variant="h2" component="h2">
                {name}
                {popular && <Chip color="secondary" size="small" component="span" label={labels.mostPopular} />}
              </Typography>
              <Typography variant="figure">
                {price}{" "}
                <Typography component="small" sx={PERIOD}>
                  {period}
                </Typography>
              </Typography>
              <Typography variant="body2" data-description sx={{ color: "text.secondary" }}>
                {description}
              </Typography>
              <Button
                href={withContext(cta.href, { from: partOf("pricing", name) })}
                variant={popular ? "contained" : "outlined"}
              >
                {cta.label}
              </Button>
              <TickList lines={features} not={notIncluded} />
            </Words>
          </Plan>
        ))}
      </Container>
    </Box>
  )
}

/** What a project costs that is done once, for those who want no plan: name, price, what it means, and the way on. */
const Project = ({ project }: { project: NonNullable<Prices["project"]> }) => (
  <Container component="section" data-project sx={{ paddingTop: space.row }}>
    <Stack
      direction="row"
      sx={{
        flexWrap: "wrap",
        alignItems: "baseline",
        gap: "0.5rem 3rem",
        paddingTop: 3,
        borderTop: `${stroke.draw} solid`,
      }}
    >
      <Typography variant="h2">{project.title}</Typography>
      <Typography variant="figure" sx={{ fontSize: typeScale.one }}>
        <Unbroken large>{project.figure ?? ""}</Unbroken>
      </Typography>
      {/* Beside a long price there is no room for a sentence: then it stands below. */}
      <MarkedText color="textSecondary" sx={{ flex: "1 1 18rem" }}>
        {project.text}
      </MarkedText>
      <ActionLink action={{ label: project.linkLabel ?? "", href: project.href ?? "" }} />
    </Stack>
  </Container>
)

/** Plans side by side, and below them what a project costs that is done once. */
export const Plans = ({ id }: Queries.PlansBlockFragment) => {
  const prices = usePrices()
  return (
    prices && (
      <>
        <SideBySide id={id ?? undefined} plans={prices.plans} />
        {prices.project && <Project project={prices.project} />}
      </>
    )
  )
}

export const query = graphql`
  fragment PlansBlock on PlansBlock {
    id
  }
`

import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { HoursBarge, waterClass } from "../../charts/hours-barge"
import Button, { buttonClasses } from "@mui/material/Button"
import { Badge } from "../../components/badge"
import { TickList } from "../../components/tick-list"
import Container from "@mui/material/Container"
import { ActionLink } from "../../components/actions"
import { MarkedText } from "../../components/marked-line"
import { Unbroken } from "../../components/unbroken"
import Typography from "@mui/material/Typography"
import { partOf, withContext } from "../../site/contact-address"
import { usePrices } from "../../site/use-prices"
import { useSite } from "../../site/use-site"
import { space, stroke, typeScale } from "../../theme/tokens"

/**
 * Berths on one water line: as many as there are plans from the beginning, so that none moves while a slow connection
 * brings the next. On narrow screens each plan has its own stretch of water.
 */
const Berths = styled(Container, { shouldForwardProp: prop => prop !== "count" })<{ count: number }>(
  ({ theme, count }) => ({
    display: "grid",
    columnGap: "clamp(1.5rem, 4vw, 4.5rem)",
    rowGap: space.s7,
    [theme.breakpoints.up("md")]: {
      gridTemplateColumns: `repeat(${count}, minmax(0, ${count > 1 ? "1fr" : "30rem"}))`,
    },
    [`& article ~ article .${waterClass}`]: { display: "none" },
    // Four of them stand side by side where a price has room; before that the third begins another row.
    ...(count > 3 && {
      [theme.breakpoints.between("md", 1340)]: {
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        [`& article:nth-of-type(3) .${waterClass}`]: { display: "inline" },
        "& article:nth-of-type(odd) > [data-popular]": { marginInlineStart: 0 },
        "& article:nth-of-type(even) > [data-popular]": { marginInlineEnd: 0 },
      },
      [theme.breakpoints.up(1340)]: { "& small": { display: "block", marginTop: space.s3 } },
    }),
    [theme.breakpoints.down("md")]: {
      [`& article ~ article .${waterClass}`]: { display: "inline" },
    },
  }),
)

const Plan = styled(Stack)<{ component: "article" }>(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    gap: space.s4,
    "& figure": { marginBottom: space.s3 },
    "& h2": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space.s2} ${space.s3}` },
    // Two lines where one of them may need them, so that the buttons stay level.
    [theme.breakpoints.between("md", 1340)]: { "& [data-description]": { minHeight: "3em" } },
    "& ul": { paddingTop: space.s4, borderTop: `${stroke.draw} solid ${colors.text}` },
    [`& .${buttonClasses.root}`]: { alignSelf: "stretch" },
    // On phones the price stands beside the name, and the barges are small, each to the scale of the others.
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

/** What a plan says below its barge; the popular one lies on a plate. */
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
    // At an end of its row its edge is that of the grid.
    "article:first-of-type > &[data-popular]": { marginInlineStart: 0 },
    "article:last-of-type > &[data-popular]": { marginInlineEnd: 0 },
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

const SmallBadge = styled(Badge)({ fontSize: typeScale.note, padding: ".45rem 1.25rem .45rem .7rem" })

type Prices = NonNullable<Queries.PricesQuery["prices"]>

/** Each plan that has hours has a barge with one container for every one. */
const SideBySide = ({ id, plans }: Pick<Prices, "plans"> & { id?: string }) => {
  const { labels } = useSite()
  return (
    <Box component="section" id={id} sx={{ overflow: "clip" }}>
      <Berths count={plans.length}>
        {plans.map(({ name, price, period, description, hours, alt, features, notIncluded, popular, cta }) => (
          <Plan key={name} component="article">
            {hours && (
              <figure>
                <HoursBarge hours={hours} alt={alt ?? ""} />
              </figure>
            )}
            <Words data-popular={popular || undefined}>
              <Typography variant="h2" component="h2">
                {name}
                {popular && <SmallBadge>{labels.mostPopular}</SmallBadge>}
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
      </Berths>
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
        <Unbroken large>{project.price}</Unbroken>
      </Typography>
      {/* Beside a long price there is no room for a sentence: then it stands below. */}
      <MarkedText color="textSecondary" sx={{ flex: "1 1 18rem" }}>
        {project.text}
      </MarkedText>
      <ActionLink action={project.action} />
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

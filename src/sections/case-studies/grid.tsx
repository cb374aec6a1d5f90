import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { FigureValue } from "../../components/figure-value"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { SmartLink } from "../../components/smart-link"
import { Container } from "../../components/container"
import { fill } from "../../site/fill"
import { GrowthBars } from "../../scenes/measures"
import { WeekCells } from "../../scenes/week-cells"
import { drawingClass } from "../../scenes/scene"
import { space, stroke, typeScale } from "../../theme/tokens"

/** The longest timeline there may be: every case is drawn on a ruler of this length, so that they compare. */
const LONGEST = 16

/** One ruled sheet of two columns; in each field the figure comes first. */
const Grid = styled("ul")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    borderTop: `${stroke.draw} solid ${yard.ink}`,
    "& > li": {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "14.5rem 1fr",
      gap: `${space.s4} clamp(1.25rem, 2.4vw, 2.5rem)`,
      paddingBlock: space.s6,
      borderBottom: `1px solid ${yard.line}`,
      "&:nth-of-type(odd)": { paddingRight: "clamp(1.25rem, 2.4vw, 2.5rem)", borderRight: `1px solid ${yard.line}` },
      "&:nth-of-type(even)": { paddingLeft: "clamp(1.25rem, 2.4vw, 2.5rem)" },
      [theme.breakpoints.down("lg")]: { "&:nth-of-type(n)": { paddingInline: 0, borderRight: 0 } },
    },
    "& [data-say]": { display: "flex", flexDirection: "column", gap: space.s3 },
    "& [data-say] > :last-child": { marginTop: "auto" },
    // At its own size the drawing's lettering is readable; what overhangs is empty.
    "& [data-bars]": {
      overflow: "clip",
      overflowClipMargin: "1px",
      [`& > .${drawingClass}`]: { width: "18.75rem", maxWidth: "none" },
    },
    "& [data-soft]": { color: yard.inkSoft, fontSize: typeScale.small, "& b": { color: yard.ink, fontWeight: 600 } },
    [theme.breakpoints.down("lg")]: { gridTemplateColumns: "1fr" },
    [theme.breakpoints.down("sm")]: { "& > li": { gridTemplateColumns: "1fr" } },
  }
})

const CaseLink = styled(SmartLink)(({ theme }) => ({
  textDecoration: "none",
  "&::after": { content: '""', position: "absolute", inset: 0 },
  "&:hover": { textDecoration: `underline 4px ${theme.vars.palette.yard.signal}` },
}))

interface GridProps {
  all: Queries.CaseStudiesAllFragment
  labels: Queries.CaseLabelsFragment
  categories: Queries.CaseCategoriesFragment
  cases: readonly Queries.CaseCardFragment[]
  /** Whether the categories filter. */
  isFiltered?: boolean
}

/** All cases: the growth of each to scale, what it was, and its weeks on one common ruler. */
export const CaseStudiesGrid = ({ all, labels, categories, cases, isFiltered }: GridProps) => (
  <Section>
    <Container>
      <SectionHead title={all.title} lead={all.lead} />
      <Grid>
        {cases.map(({ title, path, client, industry, category, results, timeline, launch, readTime }) => {
          const [headline] = results
          const label = categories.items.find(item => item.category === category)?.label
          return (
            <li key={path} data-category={isFiltered ? category : undefined}>
              {headline && (
                <div>
                  <Typography variant="figure">
                    <FigureValue>{headline.value}</FigureValue>
                  </Typography>
                  <Typography data-soft sx={{ marginBlock: space.s2 }}>
                    {headline.metric}
                  </Typography>
                  <div data-bars>
                    <GrowthBars {...headline.comparison} />
                  </div>
                </div>
              )}
              <div data-say>
                <p data-soft>{label}</p>
                <Typography variant="h2" component="h3">
                  <CaseLink href={path}>{title}</CaseLink>
                </Typography>
                <p data-soft>
                  {client}, {industry}
                </p>
                <div>
                  <WeekCells
                    weeks={LONGEST}
                    from={1}
                    to={timeline}
                    launch={launch}
                    alt={fill(labels.rulerAlt, { weeks: timeline, launch })}
                  />
                  <Typography data-soft sx={{ marginTop: space.s2 }}>
                    <b>{fill(labels.live, { week: launch })}</b>, {fill(labels.weeks, { weeks: timeline })},{" "}
                    {fill(labels.minutes, { minutes: readTime })}
                  </Typography>
                </div>
              </div>
            </li>
          )
        })}
      </Grid>
    </Container>
  </Section>
)

export const query = graphql`
  fragment CaseStudiesAll on CaseStudiesAll {
    title
    lead
  }
  fragment CaseCard on CaseStudy {
    title
    path
    client
    industry
    category
    readTime
    timeline
    launch
    results {
      metric
      value
      comparison {
        before
        after
        beforeLabel
        afterLabel
        alt
      }
    }
  }
`

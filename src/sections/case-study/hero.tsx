import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Headline } from "../../components/headline"
import { HeroSection, HeroTop } from "../../components/hero"
import { Waterline } from "../../components/waterline"
import { FigureValue } from "../../components/figure-value"
import { Container } from "../../components/container"
import { fill } from "../../site/fill"
import { CargoShip } from "../../scenes/cargo-ship"
import { CasePicture } from "../case-picture"
import { space, typeScale } from "../../theme/tokens"

/** Heading and headline figure on one line, the figure's foot on the heading's. */
const Top = styled(HeroTop)({ marginBottom: "clamp(1.5rem, 3vw, 2.75rem)" })

const Strip = styled("div")(({ theme }) => ({
  background: theme.vars.palette.yard.plane,
  borderBlock: `1px solid ${theme.vars.palette.yard.line}`,
  paddingBlock: space.s5,
}))

/** The head of the manifest: fields as on a shipping form. */
const Fields = styled("dl")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "1.6fr 1.2fr 1fr 1fr 1fr",
    "& > div": {
      padding: `${space.s2} ${space.s5}`,
      borderLeft: `1px solid ${yard.pencil}`,
      "&:first-of-type": { paddingLeft: 0, borderLeft: 0 },
    },
    "& dt": { fontSize: typeScale.small, color: yard.inkSoft },
    "& dd": { fontWeight: 600, fontSize: typeScale.lead, lineHeight: 1.3 },
    "& dd + dd": { fontWeight: 400, fontSize: typeScale.body },
    [theme.breakpoints.down("md")]: {
      gridTemplateColumns: "1fr 1fr",
      rowGap: space.s4,
      // The client has the first row: of five fields none stands alone.
      "& > div": { paddingBlock: 0, "&:nth-of-type(even)": { paddingLeft: 0, borderLeft: 0 } },
      "& > div:first-of-type": { gridColumn: "1 / -1" },
    },
  }
})

interface HeroProps {
  study: Queries.CaseStudyHeroFragment
  labels: Queries.CaseLabelsFragment
  /** Label of the category. */
  category: string
}

/**
 * The headline figure, the case drawn to the scale of its results, and the head of its manifest. A case without a
 * picture is a loaded ship.
 */
export const CaseStudyHero = ({ study, labels, category }: HeroProps) => {
  const { title, client, industry, timeline, launch, readTime, cargo, cargoAlt, scene, results } = study
  const [headline] = results
  const fields = [
    [labels.client, client],
    [labels.industry, industry],
    [labels.category, category],
    [labels.timeline, fill(labels.live, { week: launch }), fill(labels.weeks, { weeks: timeline })],
    [labels.readTime, fill(labels.minutes, { minutes: readTime })],
  ]
  const form = (
    <Fields>
      {fields.map(([name, value, more]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {more && <dd>{more}</dd>}
        </div>
      ))}
    </Fields>
  )
  const figure = headline && (
    <div>
      <Typography variant="figure" sx={{ fontSize: typeScale.colossal, color: "yard.sea" }}>
        <FigureValue>{headline.value}</FigureValue>
      </Typography>
      <Typography variant="lead" sx={{ color: "text.secondary", marginTop: space.s3 }}>
        {headline.metric}
      </Typography>
    </div>
  )
  if (!scene?.photo && !scene?.drawing)
    return (
      <HeroSection>
        <Container sx={{ marginBottom: space.s7 }}>
          <Headline>{title}</Headline>
        </Container>
        <Waterline
          ship={<CargoShip name={client} weeks={timeline} launch={launch} cargo={cargo} alt={cargoAlt} />}
          below={form}
        >
          {figure}
        </Waterline>
      </HeroSection>
    )
  return (
    <HeroSection>
      <Top>
        <Headline>{title}</Headline>
        {figure}
      </Top>
      <CasePicture scene={scene} results={results} first />
      <Strip>
        <Container>{form}</Container>
      </Strip>
    </HeroSection>
  )
}

export const query = graphql`
  fragment CaseStudyHero on CaseStudy {
    title
    client
    industry
    timeline
    launch
    readTime
    cargo
    cargoAlt
    scene {
      ...CaseScene
    }
    results {
      metric
      value
      comparison {
        before
        after
        beforeLabel
        afterLabel
      }
    }
  }
`

import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Headline } from "../../components/headline"
import { Waterline } from "../../components/waterline"
import { Wrap } from "../../components/wrap"
import { fill } from "../../layout/use-site"
import { CargoShip } from "../../scenes/cargo-ship"
import { space, typeScale } from "../../theme/tokens"

const Hold = styled("section")({ paddingTop: "clamp(1.5rem, 2.6vw, 2.4rem)", "& h1": { maxWidth: "30ch", marginBottom: space.s7 } })

/** The head of the manifest: fields as on a shipping form. */
const Fields = styled("dl")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "1.6fr 1.2fr 1fr 1fr 1fr",
    "& > div": { padding: `${space.s2} ${space.s5}`, borderLeft: `1px solid ${yard.pencil}`, "&:first-of-type": { paddingLeft: 0, borderLeft: 0 } },
    "& dt": { fontSize: typeScale.small, color: yard.inkSoft },
    "& dd": { fontWeight: 600, fontSize: typeScale.lead, lineHeight: 1.3 },
    [theme.breakpoints.down("md")]: {
      gridTemplateColumns: "1fr 1fr",
      rowGap: space.s4,
      "& > div": { paddingBlock: 0, "&:nth-of-type(odd)": { paddingLeft: 0, borderLeft: 0 } },
    },
  }
})

interface HeroProps {
  study: Queries.CaseStudyHeroFragment
  labels: Queries.CaseLabelsFragment
  /** Label of the category. */
  category: string
}

/** The case as a loaded ship, its headline figure, and the head of its manifest below the water. */
export const CaseStudyHero = ({ study, labels, category }: HeroProps) => {
  const { title, client, industry, timeline, launch, readTime, cargo, cargoAlt, results } = study
  const [headline] = results
  const fields = [
    [labels.client, client],
    [labels.industry, industry],
    [labels.category, category],
    [labels.timeline, fill(labels.weeks, { weeks: timeline })],
    [labels.readTime, fill(labels.minutes, { minutes: readTime })],
  ]
  return (
    <Hold>
      <Wrap>
        <Headline>{title}</Headline>
      </Wrap>
      <Waterline
        ship={<CargoShip name={client} weeks={timeline} launch={launch} cargo={cargo} alt={cargoAlt} />}
        below={
          <Fields>
            {fields.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Fields>
        }
      >
        {headline && (
          <>
            <Typography variant="figure" sx={{ fontSize: "clamp(4rem, 2.4rem + 6.4vw, 8rem)", color: "yard.sea" }}>
              {headline.value}
            </Typography>
            <Typography variant="lead" sx={{ color: "text.secondary", marginTop: space.s3 }}>
              {headline.metric}
            </Typography>
          </>
        )}
      </Waterline>
    </Hold>
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
    results {
      metric
      value
    }
  }
`

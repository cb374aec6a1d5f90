import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { SmartLink } from "../../components/smart-link"
import { Waterline } from "../../components/waterline"
import { Wrap } from "../../components/wrap"
import { fill } from "../../layout/use-site"
import { CargoShip } from "../../scenes/cargo-ship"
import { ResultIcon } from "../../scenes/result-icons"
import { space, typeScale } from "../../theme/tokens"

const Hold = styled("section")(({ theme }) => ({
  paddingTop: space.section,
  "& article": { position: "relative", paddingTop: "clamp(2rem, 4vw, 3.75rem)" },
  "& article + article": { paddingTop: space.section },
  "& [data-by]": { fontWeight: 600, color: theme.vars.palette.yard.sea },
  "& [data-more]": {
    display: "inline-block",
    marginTop: space.s5,
    fontWeight: 600,
    textDecoration: `underline 3px ${theme.vars.palette.yard.signal}`,
    textUnderlineOffset: ".3em",
  },
  "& article:hover [data-more]": { textDecorationColor: theme.vars.palette.yard.ink },
}))

/** The whole article is the link. */
const CaseLink = styled(SmartLink)({ textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0 } })

const Figures = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(3, 1fr)",
  gap: `${space.s5} clamp(1.5rem, 4vw, 4rem)`,
  "& > div": { display: "grid", gridTemplateRows: "auto auto 1fr", alignContent: "start", gap: space.s2 },
  "& svg": { width: 36 },
  "& dd": { gridRow: 2, fontSize: "clamp(2.25rem, 1.5rem + 2.6vw, 4rem)" },
  "& dt": { gridRow: 3, fontSize: typeScale.small, fontWeight: 500, color: theme.vars.palette.yard.inkSoft, maxWidth: "18rem", textWrap: "balance" },
  [theme.breakpoints.down("sm")]: {
    gridTemplateColumns: "1fr",
    "& > div": { gridTemplateColumns: "2.75rem 1fr", gridTemplateRows: "auto auto", columnGap: space.s3 },
    "& svg": { gridRow: "1 / 3", width: 32 },
    "& dd": { gridColumn: 2, gridRow: 1 },
    "& dt": { gridColumn: 2, gridRow: 2 },
  },
}))

interface FeaturedProps {
  featured: Queries.CaseStudiesFeaturedFragment
  labels: Queries.CaseLabelsFragment
  cases: readonly Queries.CaseFeaturedFragment[]
}

/** The two featured cases: each a ship under way, with its results below the waterline. */
export const CaseStudiesFeatured = ({ featured, labels, cases }: FeaturedProps) => (
  <Hold id="featured-cases">
    <Wrap>
      <Typography variant="h1">{featured.title}</Typography>
    </Wrap>
    {cases.slice(0, 2).map(({ title, path, client, industry, challenge, results, timeline, launch, cargo, cargoAlt }, index) => (
      <article key={path}>
        <Waterline
          mirrored={index % 2 === 1}
          ship={<CargoShip name={client} weeks={timeline} launch={launch} cargo={cargo} alt={cargoAlt} />}
          below={
            <Figures>
              {results.map(({ metric, value, icon }) => (
                <div key={metric}>
                  <ResultIcon name={icon} />
                  <dt>{metric}</dt>
                  <Typography variant="figure" component="dd">
                    {value}
                  </Typography>
                </div>
              ))}
            </Figures>
          }
        >
          <Typography variant="body2" data-by>
            {client}, {industry}
          </Typography>
          <Typography variant="h1" component="h3" sx={{ marginTop: space.s2 }}>
            <CaseLink href={path}>{title}</CaseLink>
          </Typography>
          <Typography sx={{ color: "text.secondary", marginTop: space.s4, maxWidth: "32rem" }}>{challenge}</Typography>
          <span data-more aria-hidden="true">
            {fill(labels.more, { client })}
          </span>
        </Waterline>
      </article>
    ))}
  </Hold>
)

export const query = graphql`
  fragment CaseStudiesFeatured on CaseStudiesFeatured {
    title
  }
  fragment CaseLabels on CaseLabels {
    client
    industry
    category
    timeline
    readTime
    weeks
    minutes
    week
    weekRange
    live
    rulerAlt
    more
  }
  fragment CaseFeatured on CaseStudy {
    title
    path
    client
    industry
    challenge
    timeline
    launch
    cargo
    cargoAlt
    results {
      metric
      value
      icon
    }
  }
`

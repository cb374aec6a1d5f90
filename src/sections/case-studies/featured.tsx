import { Box, Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { SmartLink } from "../../components/smart-link"
import { Waterline } from "../../components/waterline"
import { FigureValue } from "../../components/figure-value"
import { Container } from "../../components/container"
import { fill } from "../../site/fill"
import { CargoShip } from "../../scenes/cargo-ship"
import { CasePicture } from "../case-picture"
import { ResultIcon } from "../../scenes/result-icons"
import { drawingClass } from "../../scenes/scene"
import { space, typeScale } from "../../theme/tokens"

const Root = styled("section")(({ theme }) => ({
  paddingTop: space.section,
  overflow: "clip",
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

/** What was wrong in two columns; the figures take the place of the second where they stand beside the words. */
const Told = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "7fr 5fr",
  gap: `${space.s5} ${space.s7}`,
  alignItems: "end",
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
}))

const Strip = styled("div")(({ theme }) => ({
  background: theme.vars.palette.yard.plane,
  borderBlock: `1px solid ${theme.vars.palette.yard.line}`,
  paddingBlock: space.s6,
}))

/** The whole article is the link. */
const CaseLink = styled(SmartLink)({
  textDecoration: "none",
  "&::after": { content: '""', position: "absolute", inset: 0 },
})

const Figures = styled("dl")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
  gap: `${space.s5} clamp(1.5rem, 4vw, 4rem)`,
  "& > div": { display: "grid", gridTemplateRows: "auto auto 1fr", alignContent: "start", gap: space.s2 },
  [`& .${drawingClass}`]: { width: 36 },
  "& dd": { gridRow: 2, fontSize: "clamp(2.25rem, 1.5rem + 2.6vw, 4rem)" },
  // Its picture and its words are placed one by one.
  "& dt": { display: "contents" },
  "& dt > span": {
    gridRow: 3,
    fontSize: typeScale.small,
    fontWeight: 500,
    color: theme.vars.palette.yard.inkSoft,
    maxWidth: "18rem",
    textWrap: "balance",
  },
  [theme.breakpoints.down("sm")]: {
    gridTemplateColumns: "1fr",
    "& > div": { gridTemplateColumns: "2.75rem 1fr", gridTemplateRows: "auto auto", columnGap: space.s3 },
    [`& .${drawingClass}`]: { gridRow: "1 / 3", width: 32 },
    "& dd": { gridColumn: 2, gridRow: 1 },
    "& dt > span": { gridColumn: 2, gridRow: 2 },
  },
}))

interface FeaturedProps {
  featured: Queries.CaseStudiesFeaturedFragment
  labels: Queries.CaseLabelsFragment
  cases: readonly Queries.CaseFeaturedFragment[]
}

type Case = Queries.CaseFeaturedFragment

const Results = ({ results }: Pick<Case, "results">) => (
  <Figures>
    {results.map(({ metric, value, icon }) => (
      <div key={metric}>
        <dt>
          <ResultIcon name={icon} />
          <span>{metric}</span>
        </dt>
        <Typography variant="figure" component="dd">
          <FigureValue>{value}</FigureValue>
        </Typography>
      </div>
    ))}
  </Figures>
)

const Name = ({ study: { title, path, client, industry, launch }, live }: { study: Case; live: string }) => (
  <div>
    <Typography variant="body2" data-by>
      {fill(live, { week: launch })}. {client}, {industry}
    </Typography>
    <Typography variant="h1" component="h3" sx={{ marginTop: space.s2 }}>
      <CaseLink href={path}>{title}</CaseLink>
    </Typography>
  </div>
)

const Challenge = ({ study: { challenge }, more }: { study: Case; more: string }) => (
  <div>
    <Typography sx={{ color: "text.secondary", maxWidth: "32rem" }}>{challenge}</Typography>
    <span data-more aria-hidden="true">
      {more}
    </span>
  </div>
)

/**
 * A case: its drawing with the words above and the figures below it. Without a drawing a ship carries it, to the other
 * side if it is `turned`.
 */
const Featured = ({ study, more, live, turned }: { study: Case; more: string; live: string; turned: boolean }) => {
  const { client, results, timeline, launch, cargo, cargoAlt, scene } = study
  if (!scene?.photo && !scene?.drawing)
    return (
      <Waterline
        mirrored={turned}
        ship={<CargoShip name={client} weeks={timeline} launch={launch} cargo={cargo} alt={cargoAlt} />}
        below={<Results results={results} />}
      >
        <Name study={study} live={live} />
        <Challenge study={study} more={more} />
      </Waterline>
    )
  return (
    <>
      <Told>
        <Name study={study} live={live} />
        <Challenge study={study} more={more} />
      </Told>
      <Box sx={{ marginTop: space.s6 }}>
        <CasePicture scene={scene} results={results} />
      </Box>
      <Strip>
        <Container>
          <Results results={results} />
        </Container>
      </Strip>
    </>
  )
}

/** The two featured cases, each with its drawing and its results. */
export const CaseStudiesFeatured = ({ featured, labels, cases }: FeaturedProps) => (
  <Root id="featured-cases">
    <Container>
      <Typography variant="h1">{featured.title}</Typography>
    </Container>
    {cases.slice(0, 2).map((study, index) => (
      <article key={study.path}>
        <Featured
          study={study}
          more={fill(labels.more, { client: study.client })}
          live={labels.live}
          turned={index % 2 === 1}
        />
      </article>
    ))}
  </Root>
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
    scene {
      ...CaseScene
    }
    results {
      metric
      value
      icon
      comparison {
        before
        after
        beforeLabel
        afterLabel
      }
    }
  }
`

import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { FigureValue } from "../../components/figure-value"
import { Container } from "../../components/container"
import { space } from "../../theme/tokens"

const Root = styled("section")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    position: "relative",
    background: yard.wash,
    paddingBlock: "clamp(2.5rem, 5vw, 4.5rem)",
    "& > div": { display: "grid", gridTemplateColumns: "4fr 5fr 3fr", gap: space.s5, alignItems: "end" },
    "& h2": {
      fontFamily: theme.typography.fontFamily,
      fontSize: "1rem",
      fontWeight: 600,
      lineHeight: 1.4,
      alignSelf: "start",
    },
    "& a": { textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0 } },
    "&:hover a": { textDecoration: `underline 4px ${yard.signal}` },
    "& [data-figure]": { justifySelf: "end", textAlign: "right" },
    [theme.breakpoints.down("md")]: {
      "& > div": { gridTemplateColumns: "1fr" },
      "& [data-figure]": { justifySelf: "start", textAlign: "left" },
    },
  }
})

/** The whole section leads to the next case. */
export const CaseStudyNext = ({ title, next }: { title: string; next: Queries.CaseStudyNextFragment }) => {
  const [headline] = next.results
  return (
    <Root data-further>
      <Container>
        <Typography variant="h1">{title}</Typography>
        <div>
          <Typography variant="h1" component="h3">
            <Link href={next.path}>{next.title}</Link>
          </Typography>
          <Typography sx={{ color: "text.secondary", marginTop: space.s3 }}>
            {next.client}, {next.industry}
          </Typography>
        </div>
        {headline && (
          <div data-figure>
            <Typography variant="figure">
              <FigureValue>{headline.value}</FigureValue>
            </Typography>
            <Typography variant="body2" sx={{ color: "text.secondary", marginTop: space.s2 }}>
              {headline.metric}
            </Typography>
          </div>
        )}
      </Container>
    </Root>
  )
}

export const query = graphql`
  fragment CaseStudyNext on CaseStudy {
    title
    path
    client
    industry
    results {
      metric
      value
    }
  }
`

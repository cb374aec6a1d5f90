import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { FigureValue } from "../../components/figure-value"
import { Section } from "../../components/section"
import { Portrait } from "../../components/portrait"
import { SectionHead } from "../../components/section-head"
import { Signature } from "../../components/signature"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { fill } from "../../site/fill"
import { space, stroke, typeScale } from "../../theme/tokens"

/** One ruled sheet, wide and narrow in turn. */
const Grid = styled("ul")(({ theme }) => {
  const { yard } = theme.vars.palette
  const pad = "clamp(1.5rem, 3.4vw, 3.5rem)"
  const wide = "&:nth-of-type(4n+1), &:nth-of-type(4n)"
  return {
    display: "grid",
    gridTemplateColumns: "repeat(12, 1fr)",
    borderTop: `${stroke.draw} solid ${yard.ink}`,
    "& > li": {
      gridColumn: "span 5",
      paddingBlock: space.s6,
      borderBottom: `1px solid ${yard.line}`,
      [wide]: { gridColumn: "span 7" },
      "&:nth-of-type(odd)": { paddingRight: pad, borderRight: `1px solid ${yard.line}` },
      "&:nth-of-type(even)": { paddingLeft: pad },
      [theme.breakpoints.down("md")]: {
        "&:nth-of-type(n)": { gridColumn: "1 / -1", paddingInline: 0, borderRight: 0 },
      },
    },
    "& figure": { display: "flex", flexDirection: "column", gap: space.s5, height: "100%" },
    "& [data-result] > span": { display: "block", marginTop: space.s1, fontWeight: 500, color: yard.inkSoft },
    "& [data-result] > b": { fontWeight: 600, color: yard.sea },
    "& blockquote": {
      flex: 1,
      maxWidth: space.measure,
      fontSize: typeScale.three,
      lineHeight: 1.4,
      textWrap: "pretty",
    },
    "& [data-by]": { display: "grid", gridTemplateColumns: "4.5rem 1fr", gap: space.s4, alignItems: "center" },
  }
})

interface MoreProps {
  more: Queries.TestimonialsMoreFragment
  labels: Queries.TestimonialLabelsFragment
  testimonials: readonly Queries.TestimonialCardFragment[]
}

/** All testimonials that are not shown large. */
export const TestimonialsMore = ({ more, labels, testimonials }: MoreProps) => (
  <Section>
    <Container>
      <SectionHead title={more.title} lead={more.lead} />
      <Grid>
        {testimonials.map(({ content, results, timeframe, portrait, ...by }) => (
          <li key={by.name}>
            <figure>
              <div data-result>
                <Typography variant="h1" component="p">
                  <FigureValue>{results.value}</FigureValue>
                </Typography>
                <span>{results.label}</span>
                <b>{fill(labels.timeframe, { time: timeframe })}</b>
              </div>
              <blockquote>{`“${content}”`}</blockquote>
              <div data-by>
                <Portrait name={by.name} photo={portrait} sizes="4.5rem" />
                <Signature by={by} />
              </div>
            </figure>
          </li>
        ))}
      </Grid>
    </Container>
  </Section>
)

export const query = graphql`
  fragment TestimonialsMore on TestimonialsMore {
    title
    lead
  }
`

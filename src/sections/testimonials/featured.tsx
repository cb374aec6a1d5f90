import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Portrait } from "../../components/portrait"
import { Signature } from "../../components/signature"
import { VisuallyHidden } from "../../components/visually-hidden"
import { FigureValue } from "../../components/figure-value"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { Delivered } from "../../render/drawings"
import { fill } from "../../site/fill"
import { fontStack, space, typeScale } from "../../theme/tokens"

/**
 * Portrait, words and figure on the raised ground; the second one the other way round, below the waterline.
 */
const Large = styled("figure")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    paddingBlock: "clamp(3rem, 6vw, 6rem)",
    borderTop: `1px solid ${yard.line}`,
    "&:nth-of-type(odd)": { background: yard.plane },
    "& > div": {
      display: "grid",
      gridTemplateColumns: "4fr 8fr",
      gap: `${space.s6} clamp(2rem, 6vw, 6.5rem)`,
      alignItems: "center",
    },
    "&:nth-of-type(even)": {
      background: yard.deep,
      borderColor: yard.deepLine,
      color: yard.onDeep,
      "& [data-foot], & [data-foot] :is(div, p, span)": { color: yard.deepSoft },
      "& [data-foot] :is(b, [data-value])": { color: yard.onDeep },
      "& [data-signature] .i": { fill: yard.onDeep },
    },
    "&:nth-of-type(even) > div": { gridTemplateColumns: "8fr 4fr", "& > :first-child": { order: 1 } },
    "& blockquote": {
      fontFamily: fontStack.display,
      fontWeight: 620,
      fontStretch: "88%",
      fontSize: typeScale.one,
      lineHeight: 1.08,
      letterSpacing: "-.014em",
      textWrap: "balance",
    },
    "& [data-foot]": {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      gap: space.s5,
      alignItems: "end",
      marginTop: "clamp(1.75rem, 3.4vw, 3rem)",
    },
    "& [data-result]": {
      color: yard.inkSoft,
      fontWeight: 500,
      "& b": { display: "block", fontWeight: 600, color: yard.sea },
    },
    [theme.breakpoints.down("md")]: {
      "&& > div": { gridTemplateColumns: "1fr", "& > :first-child": { order: 0, maxWidth: "11rem" } },
    },
    [theme.breakpoints.down("sm")]: {
      "& [data-foot]": { gridTemplateColumns: "1fr", gap: space.s6, "& [data-signature]": { order: -1 } },
    },
  }
})

interface FeaturedProps {
  featured: Queries.TestimonialsFeaturedFragment
  labels: Queries.TestimonialLabelsFragment
  testimonials: readonly Queries.TestimonialCardFragment[]
}

/** The testimonials that are shown large. */
export const TestimonialsFeatured = ({ featured, labels, testimonials }: FeaturedProps) => (
  <section>
    <VisuallyHidden as="h2">{featured.title}</VisuallyHidden>
    {testimonials.map(({ content, results, timeframe, portrait, ...by }) => (
      <Large key={by.name}>
        <Container>
          <Portrait name={by.name} photo={portrait} sizes="(min-width: 56.25rem) 27vw, 11rem" />
          <div>
            <blockquote>{`“${content}”`}</blockquote>
            <div data-foot>
              <div>
                <Typography variant="figure" data-value>
                  <FigureValue>{results.value}</FigureValue>
                </Typography>
                <Typography data-result sx={{ marginTop: space.s2 }}>
                  {results.label}
                  <b>{fill(labels.timeframe, { time: timeframe })}</b>
                </Typography>
              </div>
              {/* A file would be drawn for the ground of the page, and is hardly seen on deep water. */}
              <Delivered as="page">
                <Signature by={by} />
              </Delivered>
            </div>
          </div>
        </Container>
      </Large>
    ))}
  </section>
)

export const query = graphql`
  fragment TestimonialsFeatured on TestimonialsFeatured {
    title
  }
  fragment TestimonialLabels on TestimonialLabels {
    timeframe
  }
  fragment TestimonialCard on Testimonial {
    ...TestimonialBy
    content
    timeframe
    featured
    results {
      value
      label
    }
    portrait {
      ...Photo
    }
  }
`

import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { FigureValue } from "../../components/figure-value"
import { Section } from "../../components/section"
import { VisuallyHidden } from "../../components/visually-hidden"
import { Container } from "../../components/container"
import { Grid } from "../../components/grid"
import { List, ListItem } from "../../components/list"
import { Typography } from "../../components/typography"
import { fill } from "../../site/fill"
import { useSite } from "../../site/use-site"
import { Stars } from "../../scenes/marks"
import { GrowthBars, HoursWeek, LengthBars } from "../../scenes/measures"
import { drawingClass } from "../../scenes/scene"
import { space, typeScale } from "../../theme/tokens"
import { Quoted } from "../../components/quoted"

type Quote = Queries.HomeTestimonialsFragment["items"][number]

const Row = styled(List)(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "6fr 5fr 5fr",
    "&:not(:has(> :nth-of-type(3)))": { gridTemplateColumns: "1fr 1fr" },
    "& > li": {
      display: "flex",
      flexDirection: "column",
      gap: space.s4,
      paddingInline: "clamp(1.25rem, 2.6vw, 2.75rem)",
      borderLeft: `1px solid ${yard.line}`,
      "&:first-of-type": { paddingLeft: 0, borderLeft: 0 },
      "&:last-of-type": { paddingRight: 0 },
    },
    [`& > li > .${drawingClass}`]: { width: "auto", maxWidth: "100%", height: "5.25rem", alignSelf: "flex-start" },
    "& small": {
      display: "block",
      marginTop: space.s3,
      fontFamily: theme.typography.fontFamily,
      fontSize: typeScale.small,
      fontWeight: 500,
      lineHeight: 1.4,
      letterSpacing: 0,
      color: yard.inkSoft,
    },
    "& blockquote": { flex: 1, lineHeight: 1.45 },
    [theme.breakpoints.down("md")]: {
      "&&": { gridTemplateColumns: "1fr" },
      "& > li, & > li:first-of-type, & > li:last-of-type": {
        padding: `${space.s6} 0`,
        borderLeft: 0,
        borderTop: `1px solid ${yard.line}`,
      },
      "& > li:first-of-type": { borderTop: 0, paddingTop: 0 },
    },
    [theme.breakpoints.between("sm", "md")]: {
      "& > li": { display: "grid", gridTemplateColumns: "1fr 1fr", gridTemplateRows: "auto 1fr" },
      "& blockquote": { gridColumn: 2, gridRow: 1 },
      "& > li > :last-child": { gridColumn: 2, gridRow: 2, alignContent: "end" },
    },
  }
})

const By = styled(Grid)(({ theme }) => ({
  paddingTop: space.s4,
  borderTop: `1px solid ${theme.vars.palette.yard.line}`,
  fontSize: typeScale.small,
  "& b": { fontWeight: 600 },
  [`& .${drawingClass}`]: { gridArea: "1 / 2 / span 2", width: "5.25rem" },
  "& span": { color: theme.vars.palette.yard.inkSoft },
}))

const Figure = ({ drawing, drawingAlt: alt, drawingLabels, before, after }: Quote) => {
  const [beforeLabel = "", afterLabel = ""] = drawingLabels
  if (drawing === "hours") return <HoursWeek saved={after} days={[...drawingLabels]} alt={alt} />
  const Bars = drawing === "growth" ? GrowthBars : LengthBars
  return <Bars {...{ before, after, alt, beforeLabel, afterLabel }} />
}

/** Testimonials, each with its figure drawn to scale above the words. */
export const HomeTestimonials = ({ testimonials }: { testimonials: Queries.HomeTestimonialsFragment }) => {
  const { labels } = useSite()
  return (
    <Section tone="plane">
      <Container>
        <VisuallyHidden as="h2">{testimonials.title}</VisuallyHidden>
        <Row>
          {testimonials.items.map(item => (
            <ListItem key={item.name}>
              <Figure {...item} />
              <Typography variant="figure">
                <FigureValue>{item.figure}</FigureValue>
                <small>{item.figureLabel}</small>
              </Typography>
              <Typography variant="lead" component="blockquote">
                <Quoted>{item.quote}</Quoted>
              </Typography>
              <By template={{ xs: "1fr auto" }} columnSpacing={2}>
                <b>{item.name}</b>
                <span>{item.company}</span>
                <Stars rating={item.rating} label={fill(labels.starRating, { rating: item.rating })} />
              </By>
            </ListItem>
          ))}
        </Row>
      </Container>
    </Section>
  )
}

export const query = graphql`
  fragment HomeTestimonials on HomeTestimonials {
    title
    items {
      name
      company
      quote
      rating
      figure
      figureLabel
      drawing
      before
      after
      drawingAlt
      drawingLabels
    }
  }
`

import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { Grid } from "../../components/grid"
import { Typography } from "../../components/typography"
import { MarketingPlate, SoftwarePlate, StrategyPlate, WebPlate } from "../../scenes/home/plates"
import { drawingClass } from "../../scenes/scene"
import { WIDE_SCENE } from "../../scenes/scene-by-width"
import { space, stroke } from "../../theme/tokens"
import { underline } from "../../theme/underline"

const drawings = { web: WebPlate, marketing: MarketingPlate, software: SoftwarePlate, strategy: StrategyPlate }

/**
 * Scrolling launches the ship in the first screen: what is in pencil becomes a frame, the hook sets its container down,
 * and what is built slides from the quay into the water. Written here, so that the rules come behind the first screen
 * (docs/decisions/0016-motion-and-touch.md).
 */
const launch = {
  "@supports (animation-timeline: scroll())": {
    [`@media screen and (prefers-reduced-motion: no-preference) and (min-width: ${WIDE_SCENE}px)`]: {
      "body:has(&) .hoist": {
        animation: "hoist .8s cubic-bezier(.3, .7, .2, 1) .2s both, lower linear both",
        animationTimeline: "auto, scroll(root)",
        animationRange: "normal, 0 24rem",
      },
      "@keyframes lower": { to: { translate: "0 32.333%" } },
      "body:has(&) .frame": {
        animation: "frame linear both",
        animationTimeline: "scroll(root)",
        animationRange: "0 16rem",
      },
      "@keyframes frame": { to: { opacity: 1 } },
      "body:has(&) .built": {
        animation: "cast-off linear both",
        animationTimeline: "scroll(root)",
        animationRange: "8rem 30rem",
      },
      "@keyframes cast-off": { to: { translate: "3.06% .68%" } },
    },
  },
}

/** One ruled sheet of unequal plates: wide, narrow, narrow, wide. */
const Plates = styled(Grid)(({ theme }) => {
  const { yard } = theme.vars.palette
  const hair = `1px solid ${yard.line}`
  return {
    display: "grid",
    gridTemplateColumns: "repeat(12, 1fr)",
    ...launch,
    borderBlock: `${stroke.draw} solid ${yard.ink}`,
    "& > article": {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      padding: `${space.s5} 0 ${space.s6}`,
      "&:nth-of-type(4n), &:nth-of-type(4n + 1)": { gridColumn: "span 7" },
      "&:nth-of-type(4n + 2), &:nth-of-type(4n + 3)": { gridColumn: "span 5" },
      "&:nth-of-type(odd)": { paddingRight: space.s7, borderRight: hair },
      "&:nth-of-type(even)": { paddingLeft: space.s7 },
      borderBottom: hair,
      "&:last-of-type, &:nth-of-type(odd):nth-last-of-type(2)": { borderBottom: 0 },
      "&:nth-of-type(odd):last-of-type": { gridColumn: "1 / -1", borderRight: 0 },
      [theme.breakpoints.between("sm", "md")]: {
        "&:nth-of-type(n)": { gridColumn: "span 6" },
        "&:nth-of-type(odd)": { paddingRight: space.s5 },
        "&:nth-of-type(even)": { paddingLeft: space.s5 },
      },
      [theme.breakpoints.down("sm")]: {
        "&:nth-of-type(n)": { gridColumn: "1 / -1", paddingInline: 0, borderRight: 0, borderBottom: hair },
        "&:last-of-type": { borderBottom: 0 },
      },
    },
    [`& > article > .${drawingClass}`]: { marginBlock: `auto ${space.s5}` },
    "& p": { color: yard.inkSoft, maxWidth: "32rem", marginTop: space.s2 },
  }
})

/** The whole plate is the link. */
const PlateLink = styled(Link)(({ theme }) => ({
  textDecoration: "none",
  "&::after": { content: '""', position: "absolute", inset: 0 },
  "&:hover": underline(theme.vars.palette.yard.signal, 4),
}))

/** Services as plates of one sheet, and the way to all of them. */
export const HomeServices = ({ services }: { services: Queries.HomeServicesFragment }) => (
  <Section id="services">
    <Container>
      <SectionHead title={services.title} lead={services.text}>
        <Link variant="button" href={services.action.href}>
          {services.action.label}
        </Link>
      </SectionHead>
      <Plates>
        {services.plates.map(({ drawing, drawingAlt, drawingLabels, title, text, href }) => {
          const Drawing = drawings[drawing]
          return (
            <article key={title}>
              <Drawing alt={drawingAlt} labels={[...drawingLabels]} />
              <Typography variant="h2">
                <PlateLink href={href}>{title}</PlateLink>
              </Typography>
              <Typography>{text}</Typography>
            </article>
          )
        })}
      </Plates>
    </Container>
  </Section>
)

export const query = graphql`
  fragment HomeServices on HomeServices {
    title
    text
    action {
      ...Action
    }
    plates {
      drawing
      drawingAlt
      drawingLabels
      title
      text
      href
    }
  }
`

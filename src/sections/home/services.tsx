import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import Link from "@mui/material/Link"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import Container from "@mui/material/Container"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { stroke } from "../../theme/tokens"
import { BESIDE_WORDS, Picture } from "../../components/picture"
import { WIDE_PICTURE } from "../../components/picture-by-width"
import { columns } from "../../theme/layouts"

/**
 * Scrolling goes on with the first screen: the hook sets its container down, and the ship leaves the quay. Written
 * here, so that the rules come behind that screen (docs/decisions.md).
 */
const Plates = styled(Box)(({ theme }) => ({
  borderBottom: `${stroke.draw} solid`,
  // Wide, narrow, narrow, wide.
  [theme.breakpoints.up("md")]: {
    "& > *": { gridColumn: "span 5" },
    "& > :nth-of-type(4n), & > :nth-of-type(4n + 1)": { gridColumn: "span 7" },
    "& figure": { alignSelf: "end" },
    "& figure > :not(:last-child)": { display: "none" },
  },
  [theme.breakpoints.down("md")]: { "& figure > * + *": { display: "none" } },
  "@supports (animation-timeline: scroll())": {
    [`@media screen and (prefers-reduced-motion: no-preference) and (min-width: ${WIDE_PICTURE}px)`]: {
      "body:has(&) :is(.hoist,.built)": { animationTimeline: "auto, scroll(root)" },
      "body:has(&) .hoist": { animationRange: "normal, 0 24rem" },
      "@keyframes lower": { to: { translate: "0 32.333%" } },
      "body:has(&) .built": { animationRange: "normal, 8rem 30rem" },
      "@keyframes cast-off": { to: { translate: "3.06% .68%" } },
    },
  },
}))

/** Picture and words on common lines. */
const PLATE = {
  position: "relative",
  gridRow: { sm: "span 2" },
  gridTemplateRows: { sm: "subgrid" },
  alignItems: { xs: "center", sm: "start" },
  paddingBlock: { xs: 1.25, sm: 3 },
  borderTop: 1,
  borderColor: "yard.line",
}

/** Where the last plate would stand alone, the last three share a row. */
const THREE = { "& > :nth-last-of-type(-n + 3)": { gridColumn: { md: "span 4" } } }

/** Services as plates of one sheet, and the way to all of them. On phones each has a symbol beside its words. */
export const HomeServices = ({ services }: { services: Queries.HomeServicesFragment }) => (
  <Section id="services">
    <Container>
      <SectionHead title={services.title} lead={services.text}>
        <Link variant="action" href={services.action.href}>
          {services.action.label}
        </Link>
      </SectionHead>
      <Plates sx={{ ...columns({ sm: 2, md: 12 }), columnGap: 6, ...(services.plates.length % 2 === 1 && THREE) }}>
        {services.plates.map(({ picture, thumbnail, alt, title, text, href }) => (
          <Box
            component="article"
            key={title}
            sx={{ ...columns({ xs: picture ? "6rem 1fr" : 1, sm: 1 }), rowGap: 3, columnGap: 2, ...PLATE }}
          >
            {picture && (
              <figure>
                {thumbnail && <Picture picture={thumbnail} alt="" />}
                <Picture picture={picture} alt={alt} sizes={BESIDE_WORDS} />
              </figure>
            )}
            <div>
              <Typography variant="h2">
                <Link variant="stretched" href={href}>
                  {title}
                </Link>
              </Typography>
              <Typography color="textSecondary" sx={{ marginTop: 0.5, maxWidth: "32rem" }}>
                <MarkedLine>{text}</MarkedLine>
              </Typography>
            </div>
          </Box>
        ))}
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
      picture {
        ...Photo
      }
      thumbnail {
        ...Photo
      }
      alt
      title
      text
      href
    }
  }
`

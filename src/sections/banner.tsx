import { Box } from "@mui/material"
import { graphql } from "gatsby"
import { Actions } from "../components/actions"
import { Container } from "../components/container"
import { Section } from "../components/section"
import { MarkedLine } from "../components/marked-line"
import { Typography } from "../components/typography"
import { ClosingShip } from "../scenes/closing-ship"
import { space } from "../theme/tokens"

/** Closing call to action: the finished ship under way; the footer lies below its waterline. */
export const Banner = ({ banner }: { banner: Queries.BannerFragment }) => (
  // The drawing reaches over the button beside it, and lets a press through.
  <Section data-banner sx={{ overflow: "clip", paddingBottom: 0, "& .drawing": { pointerEvents: "none" } }}>
    <Container template="7fr 5fr" spacing={4} alignItems="end">
      <Box sx={{ paddingBottom: { md: "clamp(2.5rem, 5vw, 5rem)" } }}>
        <Typography variant="h1" sx={{ maxWidth: "16ch" }}>
          {banner.title}
        </Typography>
        {banner.subtitle && (
          <Typography variant="lead" color="textSecondary" sx={{ marginTop: 2, maxWidth: space.measure }}>
            <MarkedLine>{banner.subtitle}</MarkedLine>
          </Typography>
        )}
        <Actions primary={banner.primary} secondary={banner.secondary} />
      </Box>
      <ClosingShip alt={banner.sceneAlt} />
    </Container>
  </Section>
)

export const query = graphql`
  fragment Banner on Banner {
    title
    subtitle
    primary {
      ...Action
    }
    secondary {
      ...Action
    }
    sceneAlt
  }
`

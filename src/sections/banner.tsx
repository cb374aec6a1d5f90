import { Box } from "@mui/material"
import { graphql } from "gatsby"
import { Actions } from "../components/actions"
import { Container } from "../components/container"
import { Section } from "../components/section"
import { MarkedLine } from "../components/marked-line"
import { Typography } from "../components/typography"
import { ClosingShip } from "../scenes/closing-ship"
import { isDrawn, SidePicture } from "../components/side-picture"
import { space } from "../theme/tokens"

/** The footer lies below its waterline. */
const SHIP = {
  overflow: "clip",
  paddingBottom: 0,
  "& .drawing": { pointerEvents: "none", width: { xs: "80%", md: "100%" }, marginLeft: "auto" },
}

const BESIDE = { paddingBottom: { md: "clamp(2.5rem, 5vw, 5rem)" } }

/** Closing call to action: the finished ship under way; the footer lies below its waterline. */
export const Banner = ({ banner }: { banner: Queries.BannerFragment }) => (
  // The drawing reaches over the button beside it, and lets a press through.
  <Section data-banner tone={isDrawn(banner) ? "plain" : "wash"} sx={isDrawn(banner) ? SHIP : {}}>
    <Container template="7fr 5fr" spacing={3} alignItems="end">
      <Box sx={isDrawn(banner) ? BESIDE : {}}>
        <Typography variant="h1" sx={{ maxWidth: "16ch" }}>
          {banner.title}
        </Typography>
        {banner.lead && (
          <Typography variant="lead" color="textSecondary" sx={{ marginTop: 2, maxWidth: space.measure }}>
            <MarkedLine>{banner.lead}</MarkedLine>
          </Typography>
        )}
        <Actions primary={banner.primary} secondary={banner.secondary} />
      </Box>
      <SidePicture part={banner} alt={banner.sceneAlt}>
        <ClosingShip alt={banner.sceneAlt} />
      </SidePicture>
    </Container>
  </Section>
)

export const query = graphql`
  fragment Banner on Banner {
    title
    lead
    primary {
      ...Action
    }
    secondary {
      ...Action
    }
    drawing
    sceneAlt
    photo {
      ...Photo
    }
  }
`

import Box from "@mui/material/Box"
import { graphql } from "gatsby"
import { Actions } from "../components/actions"
import Container from "@mui/material/Container"
import { Section } from "../components/section"
import { MarkedLine } from "../components/marked-line"
import { BESIDE_WORDS, Picture } from "../components/picture"
import Typography from "@mui/material/Typography"
import { space } from "../theme/tokens"
import { columns } from "../theme/layouts"

/** A drawing stands on the section's foot: the footer lies below its waterline. */
const SHIP = {
  overflow: "clip",
  paddingBottom: 0,
  "& .drawing": { pointerEvents: "none", width: { xs: "80%", md: "100%" }, marginLeft: "auto" },
}

const BESIDE = { paddingBottom: { md: "clamp(2.5rem, 5vw, 5rem)" } }

/** Closing call to action, beside a picture. */
export const Banner = ({ banner }: { banner: Queries.BannerFragment }) => {
  const { picture } = banner
  const isDrawn = Boolean(picture?.drawing)
  return (
    // The drawing reaches over the button beside it, and lets a press through.
    <Section data-banner tone={isDrawn ? "plain" : "wash"} sx={isDrawn ? SHIP : {}}>
      <Container sx={{ ...columns("7fr 5fr"), gap: 3, alignItems: "end" }}>
        <Box sx={isDrawn ? BESIDE : {}}>
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
        {picture && <Picture picture={picture} alt={banner.alt} sizes={BESIDE_WORDS} />}
      </Container>
    </Section>
  )
}

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
    picture {
      ...Photo
    }
    alt
  }
`

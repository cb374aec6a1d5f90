import Box from "@mui/material/Box"
import { graphql } from "gatsby"
import { Actions } from "../../components/actions"
import Container from "@mui/material/Container"
import { Section } from "../../components/section"
import { MarkedText } from "../../components/marked-line"
import { BESIDE_WORDS, Picture } from "../../components/picture"
import Typography from "@mui/material/Typography"
import { tellingFrom } from "../../site/contact-address"
import { space } from "../../theme/tokens"
import type { BlockProps } from "../block"
import { columns } from "../../theme/layouts"
import { WithFigure } from "./with-figure"

/** A drawing stands on the section's foot: the footer lies below its waterline. */
const SHIP = {
  overflow: "clip",
  paddingBottom: 0,
  "& .drawing": { pointerEvents: "none", width: { xs: "80%", md: "100%" }, marginLeft: "auto" },
}

const BESIDE = { paddingBottom: { md: "clamp(2.5rem, 5vw, 5rem)" } }

/** Closing call to action, beside a picture. */
const Closing = ({
  id,
  title,
  lead,
  button,
  secondary,
  picture,
  alt,
  page,
}: BlockProps<Queries.BannerBlockFragment>) => {
  const isDrawn = Boolean(picture?.drawing)
  return (
    // The drawing reaches over the button beside it, and lets a press through.
    <Section data-banner id={id} tone={isDrawn ? "plain" : "tint"} sx={isDrawn ? SHIP : {}}>
      <Container sx={{ ...columns("7fr 5fr"), gap: 3, alignItems: "end" }}>
        <Box sx={isDrawn ? BESIDE : {}}>
          <Typography variant="h1" sx={{ maxWidth: "16ch" }}>
            {title}
          </Typography>
          <MarkedText variant="lead" color="textSecondary" sx={{ marginTop: 2, maxWidth: space.measure }}>
            {lead}
          </MarkedText>
          <Actions primary={tellingFrom(button, page.from)} secondary={secondary} />
        </Box>
        {picture && <Picture picture={picture} alt={alt} sizes={BESIDE_WORDS} />}
      </Container>
    </Section>
  )
}

/** A call to act: the closing one of a page, or with a figure one that stands in it. */
export const Banner = (block: BlockProps<Queries.BannerBlockFragment>) =>
  block.figure ? <WithFigure {...block} /> : <Closing {...block} />

export const query = graphql`
  fragment BannerBlock on BannerBlock {
    id
    title
    lead
    figure
    figureLabel
    button {
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

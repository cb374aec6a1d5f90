import Box from "@mui/material/Box"
import Container from "@mui/material/Container"
import Typography from "@mui/material/Typography"
import { Actions } from "#components/actions"
import { LabeledFigure } from "#components/labeled-figure"
import { MarkdownText } from "#components/markdown-line"
import { HALF_WIDTH_SIZES, PictureFigure } from "#components/picture"
import { Section } from "#components/section"
import { withLeadSource } from "#site/contact-href"
import { columns } from "#theme/layouts"
import { space } from "#theme/tokens"
import type { BlockProps } from "../block"
import type { bannerSchema } from "./schema"

/** Aligns a drawing to the bottom edge, so that its water continues in the footer. */
const bottomDrawingStyles = {
  overflow: "clip",
  paddingBottom: 0,
  // The drawing overlaps the button, and lets clicks through.
  "& .drawing": { pointerEvents: "none", width: { xs: "80%", md: "100%" }, marginLeft: "auto" },
}

const textBesideDrawingStyles = { paddingBottom: { md: space.columns } }

/** A call to action beside a picture: at the end of a page, or, with a key figure, between other sections. */
export const BannerBlock = ({
  id,
  title,
  lead,
  figure,
  figureLabel,
  button,
  secondary,
  picture,
  alt,
  page,
}: BlockProps<typeof bannerSchema>) => {
  const hasBottomDrawing = Boolean(picture?.drawing) && !figure
  return (
    <Section
      // Print omits banners that end a page (src/layout/print-styles.tsx).
      data-banner={!figure || undefined}
      id={id}
      tone={hasBottomDrawing ? "plain" : "tint"}
      sx={hasBottomDrawing ? bottomDrawingStyles : {}}
    >
      <Container sx={{ ...columns("7fr 5fr"), gap: 3, alignItems: "end" }}>
        <Box sx={hasBottomDrawing ? textBesideDrawingStyles : {}}>
          <Typography variant="h2" sx={{ maxWidth: "16ch" }}>
            {title}
          </Typography>
          <MarkdownText
            variant="lead"
            color="textSecondary"
            sx={{ marginTop: 2, marginBottom: figure ? 4 : 0, maxWidth: space.measure }}
          >
            {lead}
          </MarkdownText>
          {figure && <LabeledFigure value={figure} label={figureLabel} />}
          <Actions primary={withLeadSource(button, page.leadSource)} secondary={secondary} />
        </Box>
        <PictureFigure
          picture={picture}
          alt={alt}
          sizes={HALF_WIDTH_SIZES}
          sx={{ overflow: hasBottomDrawing ? "visible" : "clip" }}
        />
      </Container>
    </Section>
  )
}

import Box from "@mui/material/Box"
import { MarkedLine } from "../../components/marked-line"
import { Actions } from "../../components/actions"
import Container from "@mui/material/Container"
import { BESIDE_WORDS, Picture } from "../../components/picture"
import { Section } from "../../components/section"
import Typography from "@mui/material/Typography"
import { space, typeScale } from "../../theme/tokens"
import { columns } from "../../theme/layouts"

/** Whom to write to, and how fast they answer, beside a picture. */
export const WithFigure = (block: Queries.BannerBlockFragment) => {
  const { id, title, lead, figure, figureLabel, button, secondary, picture, alt } = block
  return (
    <Section tone="tint" id={id ?? undefined}>
      <Container sx={{ ...columns(2), rowGap: 6, columnGap: "clamp(2rem, 6vw, 6rem)", alignItems: "end" }}>
        <div>
          <Typography variant="h1">{title}</Typography>
          {lead && (
            <Typography variant="lead" sx={{ mt: 2, mb: 4, maxWidth: space.measure }}>
              <MarkedLine>{lead}</MarkedLine>
            </Typography>
          )}
          <Typography variant="figure">
            {figure}
            <Typography variant="caption" sx={{ mt: 1.5, fontSize: typeScale.body }}>
              {figureLabel}
            </Typography>
          </Typography>
          <Actions primary={button} secondary={secondary} />
        </div>
        {picture && (
          <Box component="figure" sx={{ overflow: "clip", "@media print": { maxWidth: "20rem" } }}>
            <Picture picture={picture} alt={alt} sizes={BESIDE_WORDS} />
          </Box>
        )}
      </Container>
    </Section>
  )
}

import { MarkedText } from "../../components/marked-line"
import { Actions } from "../../components/actions"
import Container from "@mui/material/Container"
import { BESIDE_WORDS, PictureFigure } from "../../components/picture"
import { Section } from "../../components/section"
import Typography from "@mui/material/Typography"
import { space, typeScale } from "../../theme/tokens"
import { columns } from "../../theme/layouts"

/** Whom to write to, and how fast they answer, beside a picture. */
export const WithFigure = (block: Queries.BannerBlockFragment) => {
  const { id, title, lead, figure, figureLabel, button, secondary, picture, alt } = block
  return (
    <Section tone="tint" id={id}>
      <Container sx={{ ...columns(2), rowGap: 6, columnGap: "clamp(2rem, 6vw, 6rem)", alignItems: "end" }}>
        <div>
          <Typography variant="h1">{title}</Typography>
          <MarkedText variant="lead" sx={{ mt: 2, mb: 4, maxWidth: space.measure }}>
            {lead}
          </MarkedText>
          <Typography variant="figure">
            {figure}
            <Typography variant="caption" sx={{ mt: 1.5, fontSize: typeScale.body }}>
              {figureLabel}
            </Typography>
          </Typography>
          <Actions primary={button} secondary={secondary} />
        </div>
        <PictureFigure
          picture={picture}
          alt={alt}
          sizes={BESIDE_WORDS}
          sx={{ overflow: "clip", "@media print": { maxWidth: "20rem" } }}
        />
      </Container>
    </Section>
  )
}

import Stack from "@mui/material/Stack"
import Step from "@mui/material/Step"
import Stepper from "@mui/material/Stepper"
import Typography from "@mui/material/Typography"
import { HeadedSection } from "#components/headed-section"
import { MarkdownText } from "#components/markdown-line"
import { PictureFigure } from "#components/picture"
import { columns } from "#theme/layouts"
import { space, stroke } from "#theme/tokens"
import type { Fields } from "../block"
import type { stepsSchema } from "./schema"

/** A full-width drawing, close to the heading; hidden on phones. */
const drawingStyles = {
  display: { xs: "none", sm: "block" },
  margin: `calc(-1 * ${space.s5}) calc(-1 * ${space.gutter}) 0`,
}

/** Columns below a picture. */
const columnsBelowPictureStyles = {
  gap: { sm: 3 },
  marginLeft: { sm: 0 },
  "& > li": { padding: { sm: 0 }, border: { sm: 0 }, "&::before": { display: { sm: "none" } } },
}

/** Without a picture, a line through the steps: horizontal on wide screens. */
const lineStyles = {
  display: { md: "grid" },
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  marginLeft: { md: 0 },
  "& > li": {
    padding: { md: `${space.s6} ${space.s5} 0 0` },
    borderLeft: { md: 0 },
    borderTop: { md: `${stroke.key} dashed` },
    borderColor: "colors.accent",
  },
  "& > li::before": { top: { md: -9 }, left: { md: 3 } },
}

/** Steps below a picture, or along a line, which is vertical on phones. */
export const StepsBlock = ({ id, title, lead, picture, alt, items }: Fields<typeof stepsSchema>) => {
  // Drawings mark four steps.
  const styles = picture
    ? { ...columns({ sm: picture.drawing ? 4 : items.length }), ...columnsBelowPictureStyles }
    : lineStyles
  return (
    <HeadedSection id={id} title={title} lead={lead} tone={picture ? "tint" : "plain"} sx={{ overflow: "clip" }}>
      <PictureFigure picture={picture} alt={alt} sx={picture?.drawing ? drawingStyles : {}} />
      <Stepper activeStep={items.length - 1} sx={{ "& p": { marginTop: 0.5, maxWidth: "19rem" }, ...styles }}>
        {items.map(({ title: name, text, when }) => (
          <Step key={name}>
            <Stack
              direction="row"
              spacing={1.5}
              sx={{ flexWrap: "wrap", alignItems: "baseline", justifyContent: { xs: "space-between", sm: "start" } }}
            >
              <Typography variant="h4">{name}</Typography>
              {when && (
                <Typography variant="body2" sx={{ fontWeight: 500 }}>
                  {when}
                </Typography>
              )}
            </Stack>
            <MarkdownText {...(!picture && { color: "textSecondary" })}>{text}</MarkdownText>
          </Step>
        ))}
      </Stepper>
    </HeadedSection>
  )
}

import Box from "@mui/material/Box"
import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import { styled } from "@mui/material/styles"
import Typography from "@mui/material/Typography"
import { Actions } from "#components/actions"
import { MarkdownText } from "#components/markdown-line"
import { PageTitle } from "#components/page-title"
import { visuallyHidden } from "#components/visually-hidden"
import { WidePicture } from "#components/wide-picture"
import { space } from "#theme/tokens"
import type { Fields } from "../block"
import { BESIDE_TEXT_BREAKPOINT, LaunchPicture, WeekRuler } from "./launch-picture"
import type { launchSchema } from "./schema"

/** Size container of `launch-picture.tsx`: its `cqi` units and container query. */
const Root = styled("section")(({ theme }) => ({
  overflow: "clip",
  containerType: "inline-size",
  paddingTop: space.list,
  paddingBottom: space.row,
  [theme.breakpoints.up(BESIDE_TEXT_BREAKPOINT)]: { "& h1": { fontSize: "min(5.6vw, 5.15rem)" } },
}))

/** A link for keyboard and assistive technology, visible while it has the focus. */
const HiddenLink = styled(Link)({ "&:not(:focus-visible)": visuallyHidden })

/** Top of the home page: heading and text, below them a picture along a week ruler. */
export const LaunchBlock = ({
  id,
  title,
  lead,
  proof,
  primary,
  secondary,
  skip,
  picture,
  alt,
  pictureOnPhones,
  ship,
  shipOnPhones,
  lowered: craneLoad,
  weeks,
}: Fields<typeof launchSchema>) => (
  <Root id={id ?? undefined}>
    <Container>
      <PageTitle variant="hero">{title}</PageTitle>
      <Box sx={{ position: "relative", zIndex: 1, maxWidth: "27rem", marginTop: 3 }}>
        <MarkdownText variant="lead" color="textSecondary">
          {lead}
        </MarkdownText>
        {primary && <Actions primary={primary} secondary={secondary} />}
        {proof && (
          <Typography variant="body2" sx={{ marginTop: 2, fontWeight: 600 }}>
            {proof}
          </Typography>
        )}
        {skip && <HiddenLink href={skip.href}>{skip.label}</HiddenLink>}
      </Box>
    </Container>
    {picture &&
      (picture.drawing ? (
        <LaunchPicture
          picture={picture}
          alt={alt}
          pictureOnPhones={pictureOnPhones}
          movingLayers={ship && shipOnPhones && craneLoad ? { ship, shipOnPhones, craneLoad } : undefined}
        />
      ) : (
        <Box sx={{ marginBlock: 3 }}>
          <WidePicture picture={picture} alt={alt} eager />
        </Box>
      ))}
    <WeekRuler weeks={weeks} />
  </Root>
)

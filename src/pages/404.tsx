import Box from "@mui/material/Box"
import { styled } from "@mui/material/styles"
import { graphql, type HeadProps, type PageProps } from "gatsby"
import { MarkedText } from "../components/marked-line"
import { Headline } from "../components/headline"
import { Actions } from "../components/actions"
import { type Previewed, Seo } from "../components/seo"
import Container from "@mui/material/Container"
import { brings } from "../browser/behaviours"
import { Page } from "../layout/page"
import { drawingClass } from "../theme/drawing-svg"
import { space } from "../theme/tokens"
import { Picture } from "../components/picture"
import { WidePicture } from "../components/wide-picture"

const AIR = "clamp(2.5rem, 6vw, 5rem)"

/** Without a drawing there is little here: the footer still ends the window. */
const BARE = { pb: space.section, minHeight: "60svh" }

const Photograph = styled(WidePicture)({ marginTop: space.s6 })

/** Height of what stands above a drawing in a phone's window. */
const ABOVE = "21rem"

/** The compass in content/drawings/pages/not-found.svg. */
const COMPASS = "rose"

/**
 * A drawing fills the window: the higher that is for its width, the nearer it is cropped to the ship and the torn edge,
 * up to where the compass would be cut off, and on phones, which see none, the ship itself. On phones it is never shown
 * whole: its letters would be too small.
 */
const Drawing = styled("div")(({ theme }) => ({
  maxWidth: space.page,
  marginInline: "auto",
  marginTop: space.s6,
  "@media screen": {
    [`& > .${drawingClass}`]: {
      "--least": "100%",
      "--most": "180%",
      "--width": `clamp(var(--least), (100svh - ${ABOVE}) * 1296 / 460, var(--most))`,
      width: "var(--width)",
      marginLeft: "calc((100% - var(--width)) * .57)",
      [theme.breakpoints.down("sm")]: { "--least": "200%", "--most": "390%" },
    },
    [theme.breakpoints.down("sm")]: { [`& .${COMPASS}`]: { display: "none" } },
  },
}))

const NotFoundPage = ({ data: { words } }: PageProps<Queries.NotFoundPageQuery>) => {
  if (!words) return null
  const {
    title,
    text,
    picture,
    alt,
    actions: [primary, secondary],
  } = words.notFound
  return (
    <Page pathname="/404" title={title}>
      <Box
        component="section"
        sx={{ overflow: "clip", pt: AIR, ...(!picture?.drawing && BARE) }}
        {...brings("breadcrumb")}
      >
        <Container>
          <Headline>{title}</Headline>
          <MarkedText variant="lead" color="textSecondary" sx={{ mt: 2 }}>
            {text}
          </MarkedText>
          {primary && <Actions primary={primary} secondary={secondary ?? null} />}
        </Container>
        {picture?.drawing && (
          <Drawing>
            <Picture picture={picture} alt={alt} inline />
          </Drawing>
        )}
        {picture && !picture.drawing && <Photograph picture={picture} alt={alt} inline />}
      </Box>
    </Page>
  )
}

export default NotFoundPage

export const Head = ({ data: { words }, pageContext }: HeadProps<Queries.NotFoundPageQuery, Previewed>) =>
  words && <Seo {...words.notFound.meta} path="/404" index={false} preview={pageContext.preview} />

export const query = graphql`
  query NotFoundPage {
    words {
      notFound {
        meta {
          ...PageMeta
        }
        title
        text
        actions {
          ...Action
        }
        picture {
          ...Photo
        }
        alt
      }
    }
  }
`

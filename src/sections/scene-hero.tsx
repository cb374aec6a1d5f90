import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import type { ComponentProps, ReactNode } from "react"
import { Headline } from "../components/headline"
import { Actions } from "../components/actions"
import { HeroRule, HeroSection, HeroTop } from "../components/hero"
import { MarkedLine } from "../components/marked-line"
import { WideFigure } from "../components/wide-figure"
import { WidePhoto } from "../components/wide-photo"
import { Typography } from "../components/typography"
import { type DrawnPart, isDrawn } from "../components/side-picture"

const margin = { marginTop: "clamp(1.5rem, 3vw, 2.75rem)" }
const Below = styled(WideFigure)(margin)

const OwnPicture = styled(WidePhoto)(margin)

interface SceneHeroProps extends DrawnPart {
  title: string
  lead: string
  primary?: Queries.ActionFragment | null
  secondary?: Queries.ActionFragment | null
  /** What the picture shows; the drawing says so itself. */
  sceneAlt?: string
  /** The page's drawing on a full-bleed ground line. */
  children?: ReactNode
  /** The part of it that phones show, if its middle is not enough. */
  narrow?: ComponentProps<typeof WideFigure>["narrow"]
}

/**
 * Top of most pages: heading on the left, what it means and the call to action on the right, below them the page's
 * drawing, or a picture of the owner's.
 */
export const SceneHero = ({
  title,
  lead,
  primary,
  secondary,
  sceneAlt = "",
  narrow,
  children,
  ...part
}: SceneHeroProps) => (
  <HeroSection>
    <HeroTop>
      <Headline>{title}</Headline>
      <div>
        <Typography variant="lead" sx={{ color: "text.secondary" }}>
          <MarkedLine>{lead}</MarkedLine>
        </Typography>
        {primary && <Actions primary={primary} secondary={secondary ?? null} />}
      </div>
    </HeroTop>
    {part.photo ? (
      <OwnPicture photo={part.photo} alt={sceneAlt} first />
    ) : isDrawn(part) ? (
      children && <Below narrow={narrow}>{children}</Below>
    ) : (
      <HeroRule />
    )}
  </HeroSection>
)

export const query = graphql`
  fragment SceneHero on SceneHero {
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

import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import type { ComponentProps, ReactNode } from "react"
import { Headline } from "../components/headline"
import { Actions } from "../components/actions"
import { HeroSection, HeroTop } from "../components/hero"
import { WideFigure } from "../components/wide-figure"

const Below = styled(WideFigure)({ marginTop: "clamp(1.5rem, 3vw, 2.75rem)" })

interface SceneHeroProps {
  title: string
  lead: string
  primary?: Queries.ActionFragment | null
  secondary?: Queries.ActionFragment | null
  /** A drawing on a full-bleed ground line. */
  children?: ReactNode
  /** The part of it that narrow screens show, if its middle is not enough. */
  narrow?: ComponentProps<typeof WideFigure>["narrow"]
}

/**
 * Top of most pages: heading on the left, what it means and the call to action on the right, the page's drawing below.
 */
export const SceneHero = ({ title, lead, primary, secondary, narrow, children }: SceneHeroProps) => (
  <HeroSection>
    <HeroTop>
      <Headline>{title}</Headline>
      <div>
        <Typography variant="lead" sx={{ color: "text.secondary" }}>
          {lead}
        </Typography>
        {primary && <Actions primary={primary} secondary={secondary ?? null} />}
      </div>
    </HeroTop>
    {children && <Below narrow={narrow}>{children}</Below>}
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
    sceneAlt
  }
`

import { Box } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Headline } from "../../components/headline"
import { Actions } from "../../components/actions"
import { HeroSection, HeroTop } from "../../components/hero"
import { CutawayFigure } from "../../components/cutaway-figure"
import { WidePhoto } from "../../components/wide-photo"
import { Unbroken } from "../../components/unbroken"
import { Typography } from "../../components/typography"
import { cutaways } from "../../scenes/services"
import { useSite } from "../../site/use-site"
import { stroke } from "../../theme/tokens"

const Photograph = styled(WidePhoto)({ marginTop: "clamp(1.5rem, 3vw, 2.75rem)" })

type Scene = Queries.ServicePictureFragment

const Picture = ({ scene: { photo, drawing, notes, alt } }: { scene: Scene }) => {
  const { labels } = useSite()
  if (photo) return <Photograph photo={photo} alt={alt} first />
  return drawing && <CutawayFigure drawing={cutaways[drawing]} notes={notes ?? []} alt={alt} label={labels.cut} />
}

interface ServiceHeroProps {
  /** Name of the service. */
  name: string
  hero: Queries.ServiceHeroFragment
  scene: Scene | null
}

/** Heading and call to action, then the picture of the service, if it has one. */
export const ServiceHero = ({ name, hero, scene }: ServiceHeroProps) => (
  <HeroSection>
    <HeroTop>
      <div>
        {/* Which service the page is about, above a heading that says what it is for. */}
        <Typography color="textSecondary" sx={{ marginBottom: 1.5, fontWeight: 600 }}>
          {name}
        </Typography>
        <Headline>{hero.title}</Headline>
      </div>
      <div>
        <Typography variant="lead" color="textSecondary">
          <Unbroken>{hero.lead}</Unbroken>
        </Typography>
        <Actions primary={hero.primary} secondary={hero.secondary} />
      </div>
    </HeroTop>
    {scene ? (
      <Picture scene={scene} />
    ) : (
      <Box sx={{ marginTop: 6, borderBottom: stroke.key, borderColor: "yard.ink" }} />
    )}
  </HeroSection>
)

export const query = graphql`
  fragment ServiceHero on ServiceHero {
    title
    lead
    primary {
      ...Action
    }
    secondary {
      ...Action
    }
  }

  fragment ServicePicture on ServiceScene {
    drawing
    alt
    notes {
      title
      text
    }
    photo {
      ...Photo
    }
  }
`

import Box from "@mui/material/Box"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Actions } from "../../components/actions"
import { AnnotatedPicture } from "../../components/annotated-picture"
import Container from "@mui/material/Container"
import { Headline } from "../../components/headline"
import { HeroRule, HeroSection, HeroTop } from "../../components/hero"
import { MarkedText } from "../../components/marked-line"
import { BESIDE_WORDS, Picture } from "../../components/picture"
import { WidePicture } from "../../components/wide-picture"
import Typography from "@mui/material/Typography"
import { tellingFrom } from "../../site/contact-address"
import { useSite } from "../../site/use-site"
import { drawingClass } from "../../theme/drawing-svg"
import { space } from "../../theme/tokens"
import type { BlockProps } from "../block"
import { HomeHero } from "./home-hero"
import { ServiceAnswers } from "./service-answers"
import { columns } from "../../theme/layouts"

type Hero = Queries.HeroBlockFragment
type HeroProps = BlockProps<Hero>
type LookProps = Omit<HeroProps, "weeks">

const Below = styled(WidePicture)({ marginTop: "clamp(1.5rem, 3vw, 2.75rem)" })

const HeroPicture = ({
  picture,
  alt,
  before,
  after,
  notes,
}: Pick<Hero, "picture" | "alt" | "before" | "after" | "notes">) => {
  const { labels } = useSite()
  if (!picture) return <HeroRule />
  const compared = before && after ? { before, after, label: labels.compare } : undefined
  return compared || notes ? (
    <AnnotatedPicture picture={picture} alt={alt} notes={notes ?? []} compared={compared} />
  ) : (
    <Below picture={picture} alt={alt} inline />
  )
}

/** A drawing runs out of the right edge, its water out of both. Smaller on phones, where what follows is near. */
const BLEEDING = {
  [`& > .${drawingClass}`]: {
    width: { xs: `calc(70% + ${space.gutter})`, sm: `calc(100% + ${space.gutter})` },
    marginLeft: { xs: "30%", sm: 0 },
  },
}

/** The water line of a drawing and what floats on it stand right below the words on phones. */
const wordsBeside = ({ drawing }: Queries.PhotoFragment) => ({
  position: "relative",
  zIndex: 1,
  alignSelf: "center",
  pb: { xs: drawing ? 0 : 3, sm: 4, md: "clamp(4rem, 9vw, 8.5rem)" },
})

/** Heading, and what it means below it; beside both a picture, or nothing, where what follows belongs to it. */
const StackedHero = ({ id, title, lead, primary, secondary, picture, alt, page }: LookProps) => (
  <HeroSection id={id ?? undefined} sx={picture ? { pt: "clamp(1.25rem, 2vw, 2rem)" } : {}}>
    <Container
      sx={
        picture ? { ...columns("5fr 6fr"), columnGap: 6, alignItems: "end", ...BLEEDING } : { paddingBottom: space.row }
      }
    >
      <Box sx={picture ? wordsBeside(picture) : {}}>
        <Headline>{title}</Headline>
        <MarkedText variant="lead" color="textSecondary" sx={{ mt: 2, maxWidth: picture ? "30rem" : "27rem" }}>
          {lead}
        </MarkedText>
        {primary && <Actions primary={tellingFrom(primary, page.from)} secondary={secondary} />}
      </Box>
      {picture && <Picture picture={picture} alt={alt} sizes={BESIDE_WORDS} inline />}
    </Container>
  </HeroSection>
)

/**
 * Heading on the left, what it means and the call to action on the right, below them the page's picture from side to
 * side, or with notes. That of a service has its name and the first answers of a buyer.
 */
const WideHero = ({ id, title, lead, primary, secondary, page, ...pictures }: LookProps) => (
  <HeroSection id={id ?? undefined}>
    <HeroTop>
      <div>
        {page.service && (
          <Typography color="textSecondary" sx={{ marginBottom: 1.5, fontWeight: 600 }}>
            {page.service.name}
          </Typography>
        )}
        <Headline>{title}</Headline>
      </div>
      <div>
        <MarkedText variant="lead" color="textSecondary">
          {lead}
        </MarkedText>
        {primary && <Actions primary={tellingFrom(primary, page.from)} secondary={secondary} />}
      </div>
    </HeroTop>
    {page.service && <ServiceAnswers service={page.service} />}
    <HeroPicture {...pictures} />
  </HeroSection>
)

/** Top of most pages. */
export const Hero = ({ weeks, ...hero }: HeroProps) => {
  if (weeks) return <HomeHero {...hero} weeks={weeks} />
  return hero.stacked ? <StackedHero {...hero} /> : <WideHero {...hero} />
}

export const query = graphql`
  fragment HeroBlock on HeroBlock {
    id
    title
    lead
    primary {
      ...Action
    }
    secondary {
      ...Action
    }
    stacked
    picture {
      ...Photo
    }
    alt
    before {
      ...Photo
    }
    after {
      ...Photo
    }
    notes {
      ...Item
    }
    weeks {
      ...Item
    }
    proof
    skip {
      ...Action
    }
    pictureOnPhones {
      ...Photo
    }
    ship {
      ...Photo
    }
    shipOnPhones {
      ...Photo
    }
    lowered {
      ...Photo
    }
  }
`

import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Actions } from "../../components/actions"
import { AnnotatedPicture } from "../../components/annotated-picture"
import { Headline } from "../../components/headline"
import { HeroRule, HeroSection, HeroTop } from "../../components/hero"
import { MarkedLine } from "../../components/marked-line"
import { WidePicture } from "../../components/wide-picture"
import Typography from "@mui/material/Typography"
import { tellingFrom } from "../../site/contact-address"
import { useSite } from "../../site/use-site"
import type { BlockProps } from "../block"
import { ServiceAnswers } from "./service-answers"

type Hero = Queries.HeroBlockFragment

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

/**
 * Top of most pages: heading on the left, what it means and the call to action on the right, below them the page's
 * picture from side to side, or with notes. That of a service has its name and the first answers of a buyer.
 */
export const Hero = ({ title, lead, primary, secondary, page, ...pictures }: Omit<BlockProps<Hero>, "id">) => (
  <HeroSection>
    <HeroTop>
      {page.service ? (
        <div>
          <Typography color="textSecondary" sx={{ marginBottom: 1.5, fontWeight: 600 }}>
            {page.service.name}
          </Typography>
          <Headline>{title}</Headline>
        </div>
      ) : (
        <Headline>{title}</Headline>
      )}
      <div>
        {lead && (
          <Typography variant="lead" sx={{ color: "text.secondary" }}>
            <MarkedLine>{lead}</MarkedLine>
          </Typography>
        )}
        {primary && <Actions primary={tellingFrom(primary, page.from)} secondary={secondary} />}
      </div>
    </HeroTop>
    {page.service && <ServiceAnswers service={page.service} />}
    <HeroPicture {...pictures} />
  </HeroSection>
)

export const query = graphql`
  fragment HeroBlock on HeroBlock {
    title
    lead
    primary {
      ...Action
    }
    secondary {
      ...Action
    }
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
      title
      text
      x
      y
    }
  }
`

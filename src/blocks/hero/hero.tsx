import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Headline } from "../../components/headline"
import { Actions } from "../../components/actions"
import { HeroRule, HeroSection, HeroTop } from "../../components/hero"
import { MarkedLine } from "../../components/marked-line"
import { WidePicture } from "../../components/wide-picture"
import Typography from "@mui/material/Typography"

const Below = styled(WidePicture)({ marginTop: "clamp(1.5rem, 3vw, 2.75rem)" })

/**
 * Top of most pages: heading on the left, what it means and the call to action on the right, below them the page's
 * picture from side to side.
 */
export const Hero = ({ title, lead, primary, secondary, picture, alt }: Omit<Queries.HeroBlockFragment, "id">) => (
  <HeroSection>
    <HeroTop>
      <Headline>{title}</Headline>
      <div>
        {lead && (
          <Typography variant="lead" sx={{ color: "text.secondary" }}>
            <MarkedLine>{lead}</MarkedLine>
          </Typography>
        )}
        {primary && <Actions primary={primary} secondary={secondary} />}
      </div>
    </HeroTop>
    {picture ? <Below picture={picture} alt={alt} inline /> : <HeroRule />}
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
  }
`

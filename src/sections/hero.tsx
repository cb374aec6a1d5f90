import { styled } from "@mui/material/styles"
import { Headline } from "../components/headline"
import { Actions } from "../components/actions"
import { HeroRule, HeroSection, HeroTop } from "../components/hero"
import { MarkedLine } from "../components/marked-line"
import { WidePicture } from "../components/wide-picture"
import Typography from "@mui/material/Typography"

const Below = styled(WidePicture)({ marginTop: "clamp(1.5rem, 3vw, 2.75rem)" })

interface HeroProps {
  title: string
  lead: string
  primary?: Queries.ActionFragment | null
  secondary?: Queries.ActionFragment | null
  /** Left out where the page has no place for one; `null` where its content names none. */
  picture?: Queries.PhotoFragment | null
  alt?: string | null
}

/**
 * Top of most pages: heading on the left, what it means and the call to action on the right, below them the page's
 * picture from side to side.
 */
export const Hero = ({ title, lead, primary, secondary, picture, alt }: HeroProps) => (
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
    {picture && <Below picture={picture} alt={alt} inline />}
    {picture === null && <HeroRule />}
  </HeroSection>
)

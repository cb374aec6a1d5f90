import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { Actions } from "#components/actions"
import { AnnotatedPicture } from "#components/annotated-picture"
import { HeroDivider, HeroHeader, HeroSection } from "#components/hero"
import { MarkdownText } from "#components/markdown-line"
import { PageTitle } from "#components/page-title"
import { SplitHero } from "#components/split-hero"
import { WidePicture } from "#components/wide-picture"
import { withLeadSource } from "#site/contact-href"
import { useSite } from "#site/use-site"
import { space } from "#theme/tokens"
import type { BlockProps, Fields } from "../block"
import type { heroSchema } from "./schema"
import { ServiceKeyFacts } from "./service-key-facts"

type HeroFields = Fields<typeof heroSchema>
type HeroProps = BlockProps<typeof heroSchema>

const HeroPicture = ({
  picture,
  alt,
  before,
  after,
  notes,
}: Pick<HeroFields, "picture" | "alt" | "before" | "after" | "notes">) => {
  const { words } = useSite()
  if (!picture) return <HeroDivider />
  const comparison = before && after ? { before, after, label: words.compare } : undefined
  return comparison || notes ? (
    <AnnotatedPicture picture={picture} alt={alt} notes={notes ?? []} comparison={comparison} />
  ) : (
    <Box sx={{ marginTop: space.row }}>
      <WidePicture picture={picture} alt={alt} eager />
    </Box>
  )
}

/**
 * Heading on the left, lead and call to action on the right, the picture below, full-width or with notes. On pages of
 * services, also the service's name and key facts.
 */
const WideHero = ({ id, title, lead, primary, secondary, page, ...pictures }: HeroProps) => (
  <HeroSection id={id ?? undefined}>
    <HeroHeader>
      <div>
        {page.service && (
          <Typography color="textSecondary" sx={{ marginBottom: 1.5, fontWeight: 600 }}>
            {page.service.name}
          </Typography>
        )}
        <PageTitle>{title}</PageTitle>
      </div>
      <div>
        <MarkdownText variant="lead" color="textSecondary">
          {lead}
        </MarkdownText>
        {primary && <Actions primary={withLeadSource(primary, page.leadSource)} secondary={secondary} />}
      </div>
    </HeroHeader>
    {page.service && <ServiceKeyFacts service={page.service} />}
    <HeroPicture {...pictures} />
  </HeroSection>
)

/** Top of most pages. */
export const HeroBlock = (hero: HeroProps) => {
  if (!hero.split) return <WideHero {...hero} />
  const { id, title, lead, primary, secondary, picture, alt, page } = hero
  return (
    <SplitHero {...{ id, title, lead, picture, alt }}>
      {primary && <Actions primary={withLeadSource(primary, page.leadSource)} secondary={secondary} />}
    </SplitHero>
  )
}

import Box from "@mui/material/Box"
import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import { Actions } from "../../components/actions"
import Container from "@mui/material/Container"
import { mailto } from "../../components/mailto"
import { BESIDE_WORDS, Picture } from "../../components/picture"
import { Section } from "../../components/section"
import Typography from "@mui/material/Typography"
import { useSite } from "../../site/use-site"
import { space, typeScale } from "../../theme/tokens"
import { columns } from "../../theme/layouts"

/** Who answers, how fast, by email, or over another page. */
export const Enquiry = ({
  id,
  title,
  lead,
  figure,
  figureLabel,
  subject,
  secondary,
  picture,
  alt,
}: Queries.EnquiryBlockFragment) => {
  const { email } = useSite()
  return (
    <Section tone="tint" id={id ?? undefined}>
      <Container sx={{ ...columns(2), rowGap: 6, columnGap: "clamp(2rem, 6vw, 6rem)", alignItems: "end" }}>
        <div>
          <Typography variant="h1">{title}</Typography>
          {lead && (
            <Typography variant="lead" sx={{ mt: 2, mb: 4, maxWidth: space.measure }}>
              <MarkedLine>{lead}</MarkedLine>
            </Typography>
          )}
          {figure && (
            <Typography variant="figure">
              {figure}
              <Typography variant="caption" sx={{ mt: 1.5, fontSize: typeScale.body }}>
                {figureLabel}
              </Typography>
            </Typography>
          )}
          <Actions primary={{ label: email, href: mailto(email, subject) }} secondary={secondary} />
        </div>
        {picture && (
          <Box component="figure" sx={{ overflow: "clip", "@media print": { maxWidth: "20rem" } }}>
            <Picture picture={picture} alt={alt} sizes={BESIDE_WORDS} />
          </Box>
        )}
      </Container>
    </Section>
  )
}

export const query = graphql`
  fragment EnquiryBlock on EnquiryBlock {
    id
    title
    lead
    figure
    figureLabel
    subject
    secondary {
      ...Action
    }
    picture {
      ...Photo
    }
    alt
  }
`

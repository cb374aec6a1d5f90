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

/** The press contact: how fast, by email, or over the contact page. */
export const PressContact = ({ contact }: { contact: Queries.PressContactFragment }) => {
  const { email } = useSite()
  return (
    <Section tone="wash">
      <Container sx={{ ...columns(2), rowGap: 6, columnGap: "clamp(2rem, 6vw, 6rem)", alignItems: "end" }}>
        <div>
          <Typography variant="h1">{contact.title}</Typography>
          <Typography variant="lead" sx={{ mt: 2, mb: 4, maxWidth: space.measure }}>
            <MarkedLine>{contact.text}</MarkedLine>
          </Typography>
          <Typography variant="figure">
            {contact.figure}
            <Typography variant="caption" sx={{ mt: 1.5, fontSize: typeScale.body }}>
              {contact.figureLabel}
            </Typography>
          </Typography>
          <Actions primary={{ label: email, href: mailto(email, contact.subject) }} secondary={contact.action} />
        </div>
        {contact.picture && (
          <Box component="figure" sx={{ overflow: "clip", "@media print": { maxWidth: "20rem" } }}>
            <Picture picture={contact.picture} alt={contact.alt} sizes={BESIDE_WORDS} />
          </Box>
        )}
      </Container>
    </Section>
  )
}

export const query = graphql`
  fragment PressContact on PressContact {
    title
    text
    figure
    figureLabel
    subject
    action {
      ...Action
    }
    picture {
      ...Photo
    }
    alt
  }
`

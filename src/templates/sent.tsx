import Box from "@mui/material/Box"
import { graphql, type HeadProps, type PageProps, useStaticQuery } from "gatsby"
import { Actions } from "../components/actions"
import Container from "@mui/material/Container"
import { Headline } from "../components/headline"
import { BESIDE_WORDS, Picture } from "../components/picture"
import { Seo } from "../components/seo"
import Typography from "@mui/material/Typography"
import { Page } from "../layout/page"
import { type DeliveredName, sentPath } from "../browser/forms/names"
import { space } from "../theme/tokens"
import { columns } from "../theme/layouts"

const AIR = { overflow: "clip", pt: "clamp(2.5rem, 6vw, 5rem)" }

interface SentContext {
  /** The form that was sent. */
  form: DeliveredName
}

export const fragment = graphql`
  fragment SentPage on Notice {
    meta {
      ...PageMeta
    }
    picture {
      ...Photo
    }
    alt
    ...FormSent
  }
`

/** No query of a page: Gatsby warns of one without pages, and there is none while no form delivers. */
const useSent = (form: DeliveredName) =>
  useStaticQuery<Queries.SentQuery>(graphql`
    query Sent {
      words {
        forms {
          contact {
            ...SentPage
          }
          newsletter {
            ...SentPage
          }
        }
      }
    }
  `).words?.forms[form]

/** Says that a message has arrived, to whom it was sent without script. */
const SentPage = ({ pageContext }: PageProps<object, SentContext>) => {
  const sent = useSent(pageContext.form)
  if (!sent) return null
  const [primary, secondary] = sent.actions
  return (
    <Page pathname={sentPath[pageContext.form]} title={sent.title}>
      <Box component="section" sx={AIR} data-arrived="">
        <Container sx={{ ...columns("7fr 5fr"), gap: 4, alignItems: "end" }}>
          <Box sx={{ pb: "clamp(2.5rem, 5vw, 5rem)" }}>
            <Headline>{sent.title}</Headline>
            <Typography variant="lead" color="textSecondary" sx={{ mt: 2, maxWidth: space.measure }}>
              {sent.text}
            </Typography>
            {primary && <Actions primary={primary} secondary={secondary ?? null} />}
          </Box>
          {sent.picture && <Picture picture={sent.picture} alt={sent.alt} sizes={BESIDE_WORDS} inline />}
        </Container>
      </Box>
    </Page>
  )
}

export default SentPage

export const Head = ({ pageContext }: HeadProps<object, SentContext>) => {
  const sent = useSent(pageContext.form)
  const path = sentPath[pageContext.form]
  return sent && <Seo {...sent.meta} path={path} crumbs={{ title: sent.title }} hidden />
}

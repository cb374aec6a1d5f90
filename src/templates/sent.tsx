import { styled } from "@mui/material/styles"
import { graphql, type HeadProps, type PageProps, useStaticQuery } from "gatsby"
import { Actions } from "../components/actions"
import { Container } from "../components/container"
import { Headline } from "../components/headline"
import { type Previewed, Seo } from "../components/seo"
import { Typography } from "../components/typography"
import { Page } from "../layout/page"
import { ClosingShip } from "../scenes/closing-ship"
import { arrivedAttribute, type DeliveredName, sentPath } from "../browser/forms/names"
import { space } from "../theme/tokens"

const Root = styled("section")({ overflow: "clip", paddingTop: "clamp(2.5rem, 6vw, 5rem)" })

const Split = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "7fr 5fr",
  gap: space.s6,
  alignItems: "end",
  "& > :first-child": { paddingBottom: "clamp(2.5rem, 5vw, 5rem)" },
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
}))

interface SentContext extends Previewed {
  /** The form that was sent. */
  form: DeliveredName
}

export const fragment = graphql`
  fragment FormSentPage on FormSentPage {
    meta {
      title
      description
    }
    sceneAlt
    ...FormSent
  }
`

/** No query of a page: Gatsby warns of one without pages, and there is none while no form delivers. */
const useSent = (form: DeliveredName) =>
  useStaticQuery<Queries.SentQuery>(graphql`
    query Sent {
      formsPage {
        contact {
          ...FormSentPage
        }
        newsletter {
          ...FormSentPage
        }
      }
    }
  `).formsPage?.[form]

/** Says that a message has arrived, to whom it was sent without script. */
const SentPage = ({ pageContext }: PageProps<object, SentContext>) => {
  const sent = useSent(pageContext.form)
  if (!sent) return null
  return (
    <Page pathname={sentPath[pageContext.form]} title={sent.title}>
      <Root {...{ [arrivedAttribute]: "" }}>
        <Split>
          <div>
            <Headline>{sent.title}</Headline>
            <Typography variant="lead" sx={{ color: "text.secondary", marginTop: space.s4, maxWidth: space.measure }}>
              {sent.text}
            </Typography>
            <Actions primary={sent.action} />
          </div>
          <ClosingShip alt={sent.sceneAlt} />
        </Split>
      </Root>
    </Page>
  )
}

export default SentPage

export const Head = ({ pageContext }: HeadProps<object, SentContext>) => {
  const sent = useSent(pageContext.form)
  const path = sentPath[pageContext.form]
  return sent && <Seo {...sent.meta} path={path} crumbs={{ title: sent.title }} preview={pageContext.preview} hidden />
}

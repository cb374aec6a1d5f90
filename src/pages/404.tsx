import Box from "@mui/material/Box"
import Container from "@mui/material/Container"
import { graphql, type HeadProps, type PageProps } from "gatsby"
import { behavior } from "#browser/behaviors"
import { Actions } from "#components/actions"
import { MarkdownText } from "#components/markdown-line"
import { PageTitle } from "#components/page-title"
import { Seo } from "#components/seo"
import { WidePicture } from "#components/wide-picture"
import { PageMain } from "#layout/page-main"
import type { SitePageContext } from "#site/page-context"
import { space } from "#theme/tokens"

const PATH = "/404"

/** Without a drawing, the minimum height keeps the footer at the bottom. */
const withoutDrawingStyles = { paddingBottom: space.section, minHeight: "60svh" }

const NotFoundPage = ({ data: { words } }: PageProps<Queries.NotFoundPageQuery>) => {
  if (!words) return null
  const {
    title,
    text,
    picture,
    alt,
    actions: [primary, secondary],
  } = words.notFound
  return (
    <PageMain context={{ canonical: PATH, breadcrumbs: [{ label: title, path: PATH, isPage: true }] }}>
      <Box
        component="section"
        sx={{ overflow: "clip", paddingTop: space.columns, ...(!picture?.drawing && withoutDrawingStyles) }}
        {...behavior("breadcrumb")}
      >
        <Container>
          <PageTitle>{title}</PageTitle>
          <MarkdownText variant="lead" color="textSecondary" sx={{ marginTop: 2 }}>
            {text}
          </MarkdownText>
          {primary && <Actions primary={primary} secondary={secondary ?? null} />}
        </Container>
        {picture && (
          <Box sx={{ marginTop: 6 }}>
            <WidePicture picture={picture} alt={alt} eager />
          </Box>
        )}
      </Box>
    </PageMain>
  )
}

export default NotFoundPage

/** Uses the preview image of the home page. */
export const Head = ({ data: { words, home } }: HeadProps<Queries.NotFoundPageQuery>) => {
  const { preview } = home?.pageContext as Pick<SitePageContext, "preview">
  return (
    words && (
      <Seo context={{ canonical: PATH, breadcrumbs: [], preview }} {...words.notFound.meta} isIndexable={false} />
    )
  )
}

export const query = graphql`
  query NotFoundPage {
    home: sitePage(path: { eq: "/" }) {
      pageContext
    }
    words {
      notFound {
        meta {
          ...PageMeta
        }
        title
        text
        actions {
          ...Action
        }
        picture {
          ...Picture
        }
        alt
      }
    }
  }
`

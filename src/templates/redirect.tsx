import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { graphql, type HeadProps, type PageProps, useStaticQuery } from "gatsby"
import { PageMain } from "#layout/page-main"
import { useSite } from "#site/use-site"
import { space } from "#theme/tokens"

interface Context {
  /** The new URL or path. */
  to: string
}

/**
 * Returns the page's text and the absolute URL of the target. A static query, because Gatsby warns of page queries
 * without pages: redirects are optional.
 */
const useRedirectText = (to: string) => {
  const { words } = useStaticQuery<Queries.MovedQuery>(graphql`
    query Moved {
      words {
        moved
      }
    }
  `)
  const { url } = useSite()
  return { text: words?.moved ?? "", address: to.startsWith("/") ? `${url}${to}` : to }
}

/** A page that redirects from a moved path, for hosts without redirect rules. */
const RedirectPage = ({ pageContext: { to } }: PageProps<object, Context>) => {
  const { text, address } = useRedirectText(to)
  const [before, after] = text.split("{address}")
  return (
    <PageMain>
      <Container sx={{ paddingBlock: space.section }}>
        <Typography>
          {before}
          <Link href={to}>{address}</Link>
          {after}
        </Typography>
      </Container>
    </PageMain>
  )
}

export default RedirectPage

export const Head = ({ pageContext: { to } }: HeadProps<object, Context>) => {
  const { text, address } = useRedirectText(to)
  return (
    <>
      <title>{text.replace("{address}", address)}</title>
      <meta httpEquiv="refresh" content={`0;url=${to}`} />
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={address} />
    </>
  )
}

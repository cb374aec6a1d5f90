import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { graphql, type HeadProps, type PageProps } from "gatsby"
import Container from "@mui/material/Container"
import { Page } from "../layout/page"
import { useSite } from "../site/use-site"
import { space } from "../theme/tokens"

interface Context {
  /** Where the page has moved. */
  to: string
}

/** A page that leads on from an address that has moved, for hosts that read no rules. */
const MovedPage = ({ data: { words }, pageContext: { to } }: PageProps<Queries.MovedPageQuery, Context>) => {
  const { url } = useSite()
  const address = to.startsWith("/") ? `${url}${to}` : to
  const [before, after] = words?.moved.split("{address}") ?? []
  return (
    <Page>
      <Container sx={{ paddingBlock: space.section }}>
        <Typography>
          {before}
          <Link href={to}>{address}</Link>
          {after}
        </Typography>
      </Container>
    </Page>
  )
}

export default MovedPage

export const Head = ({ data: { words }, pageContext: { to } }: HeadProps<Queries.MovedPageQuery, Context>) => {
  const { url } = useSite()
  const address = to.startsWith("/") ? `${url}${to}` : to
  return (
    <>
      <title>{words?.moved.replace("{address}", address)}</title>
      <meta httpEquiv="refresh" content={`0;url=${to}`} />
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={address} />
    </>
  )
}

export const query = graphql`
  query MovedPage {
    words {
      moved
    }
  }
`

import { graphql } from "gatsby"
import type { Thing } from "schema-dts"
import { FEED_PATH } from "#site/feed"
import type { SitePageContext } from "#site/page-context"
import { useSite } from "#site/use-site"
import { agency } from "#structured-data/agency"
import { breadcrumbList } from "#structured-data/breadcrumb-list"
import { toScriptJson } from "./json-script"

interface SeoProps {
  context: SitePageContext
  title: string
  description: string
  type?: "website" | "article"
  /** Pages without an address of their own (404) are not to be indexed. */
  index?: boolean
  /** Whether the page names the blog's feed. */
  feed?: boolean
  /** Whether the page says when the agency was founded: what is stated as data stands on the page too. */
  founded?: boolean
  /** What the page states as data (src/structured-data/), besides the agency and its breadcrumb. */
  data?: (site: ReturnType<typeof useSite>) => Thing[]
}

/** Everything a page says about itself in the head: title, description, canonical, previews, and its facts as data. */
export const Seo = ({
  context: { canonical, breadcrumbs, preview, hidden = false },
  title,
  description,
  type = "website",
  index = true,
  feed = false,
  founded = false,
  data,
}: SeoProps) => {
  const site = useSite()
  const isIndexed = index && !hidden
  const url = `${site.url}${canonical}`
  const fullTitle = `${title} | ${site.name}`
  const home = { label: site.words.home, path: "/", isPage: true }
  const own = [
    ...(breadcrumbs.length > 0 ? [breadcrumbList(site.url, [home, ...breadcrumbs])] : []),
    ...(data?.(site) ?? []),
  ]
  // What is not to be found says whose it is, and no more.
  const graph: Thing[] = [agency(site, founded ? site.founded : undefined), ...(isIndexed ? own : [])]
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {index && <link rel="canonical" href={url} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {feed && site.feed && <link rel="alternate" type="application/atom+xml" title={site.feed} href={FEED_PATH} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      {preview && (
        <>
          <meta property="og:image" content={`${site.url}${preview.src}`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={preview.alt} />
        </>
      )}
      {/* Its title, description and picture are those of Open Graph where it has none of its own. */}
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json">{toScriptJson({ "@context": "https://schema.org", "@graph": graph })}</script>
    </>
  )
}

export const query = graphql`
  fragment PageMeta on PageMeta {
    title
    description
  }
`

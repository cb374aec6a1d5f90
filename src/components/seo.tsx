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
  /** Allows indexing. `false` for pages without a canonical URL (404). Default: true. */
  isIndexable?: boolean
  /** Links the blog's feed. */
  hasFeed?: boolean
  /** Adds the founding date of the agency: the page must show it, too. */
  hasFoundingDate?: boolean
  /** Structured data of the page (src/structured-data/), besides agency and breadcrumb. */
  data?: (site: ReturnType<typeof useSite>) => Thing[]
}

/** Metadata of a page: title, description, canonical URL, preview image, structured data. */
export const Seo = ({
  context: { canonical, breadcrumbs, preview, hidden = false },
  title,
  description,
  type = "website",
  isIndexable = true,
  hasFeed = false,
  hasFoundingDate = false,
  data,
}: SeoProps) => {
  const site = useSite()
  const isIndexed = isIndexable && !hidden
  const url = `${site.url}${canonical}`
  const fullTitle = `${title} | ${site.name}`
  const home = { label: site.words.home, path: "/", isPage: true }
  const pageData = [
    ...(breadcrumbs.length > 0 ? [breadcrumbList(site.url, [home, ...breadcrumbs])] : []),
    ...(data?.(site) ?? []),
  ]
  // Structured data of unindexed pages contains only the agency.
  const graph: Thing[] = [agency(site, hasFoundingDate ? site.founded : undefined), ...(isIndexed ? pageData : [])]
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isIndexable && <link rel="canonical" href={url} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      {hasFeed && site.feedTitle && (
        <link rel="alternate" type="application/atom+xml" title={site.feedTitle} href={FEED_PATH} />
      )}
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
      {/* X falls back to Open Graph for title, description and picture. */}
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

import { graphql, useStaticQuery } from "gatsby"

/** The context of every page: the image other sites show of it, 1200x630, drawn by `gatsby/preview-images/`. */
export interface Previewed {
  preview?: { src: string; alt: string }
}

interface SeoProps extends Previewed {
  title: string
  description: string
  /** Canonical address of the page, without the site's. */
  path: string
  type?: "website" | "article"
  /** Pages without an address of their own (404) are not to be indexed. */
  index?: boolean
}

/** Everything a page says about itself in the head: title, description, canonical, previews, and who publishes it. */
export const Seo = ({ title, description, path, type = "website", index = true, preview }: SeoProps) => {
  const { site } = useStaticQuery<Queries.SeoQuery>(graphql`
    query Seo {
      site: siteContent {
        name
        url
        description
        founded
        email
        social {
          href
        }
      }
    }
  `)
  if (!site) throw new Error("content/site.yaml was not sourced.")
  const url = `${site.url}${path === "/" ? "/" : path}`
  const fullTitle = `${title} | ${site.name}`
  const organization = {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: site.name,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    description: site.description,
    foundingDate: String(site.founded),
    email: site.email,
    sameAs: site.social.map(({ href }) => href),
  }
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {index ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
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
          <meta name="twitter:image" content={`${site.url}${preview.src}`} />
        </>
      )}
      {/* Its title and description are those of Open Graph where it has none of its own. */}
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json">{JSON.stringify(organization)}</script>
    </>
  )
}

import { graphql, useStaticQuery } from "gatsby"

/** Default preview image, 1200x630 (spec 9.1), made by `npm run preview-image`. */
const PREVIEW = { path: "/preview.png", width: 1200, height: 630 }

interface SeoProps {
  title: string
  description: string
  /** Canonical address of the page, without the site's. */
  path: string
  type?: "website" | "article"
  /** Pages without an address of their own (404) are not to be indexed. */
  index?: boolean
}

/** Everything a page says about itself in the head: title, description, canonical, previews, and who publishes it. */
export const Seo = ({ title, description, path, type = "website", index = true }: SeoProps) => {
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
  const image = `${site.url}${PREVIEW.path}`
  const fullTitle = `${title} | ${site.name}`
  const organization = {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: site.name,
    url: `${site.url}/`,
    logo: `${site.url}/icon.svg`,
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
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(PREVIEW.width)} />
      <meta property="og:image:height" content={String(PREVIEW.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <script type="application/ld+json">{JSON.stringify(organization)}</script>
    </>
  )
}

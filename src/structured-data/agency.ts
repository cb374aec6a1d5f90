import type { ContactPage, Organization, WebSite } from "schema-dts"
import type { useSite } from "#site/use-site"

type Site = ReturnType<typeof useSite>

/** The agency where other data speaks of it: one node of the page's graph, and enough for who follows no reference. */
export const agencyRef = ({ url, name }: Pick<Site, "url" | "name">): Exclude<Organization, string> => ({
  "@type": "Organization",
  "@id": `${url}/#agency`,
  name,
  url: `${url}/`,
})

/** Whether an address is one's own place on a network: that of the network itself says nothing about the agency. */
const isProfile = (href: string): boolean => new URL(href).pathname.length > 1

/**
 * The agency in full, for every page.
 * @param founded year, on pages that name it
 */
export const agency = (
  site: Pick<Site, "url" | "name" | "tagline" | "social">,
  founded?: number,
): Exclude<Organization, string> => {
  const profiles = site.social.flatMap(({ href }) => (isProfile(href) ? [href] : []))
  return {
    ...agencyRef(site),
    logo: `${site.url}/icon-512.png`,
    description: site.tagline,
    ...(founded === undefined ? {} : { foundingDate: String(founded) }),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  }
}

/** The site as a whole, for the home page. */
export const webSite = (site: Pick<Site, "url" | "name">): WebSite => ({
  "@type": "WebSite",
  name: site.name,
  url: `${site.url}/`,
  publisher: agencyRef(site),
})

/** The page that says how to reach the agency. */
export const contactPageData = (
  site: Pick<Site, "url" | "name" | "email" | "phone">,
  { path, title }: { path: string; title: string },
): ContactPage => ({
  "@type": "ContactPage",
  name: title,
  url: `${site.url}${path}`,
  mainEntity: { ...agencyRef(site), email: site.email, telephone: site.phone },
})

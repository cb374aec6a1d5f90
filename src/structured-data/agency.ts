import type { ContactPage, Organization, WebSite } from "schema-dts"
import type { useSite } from "#site/use-site"

type Site = ReturnType<typeof useSite>

/** Returns a reference to the agency's node, with the data for parsers that do not resolve references. */
export const agencyRef = ({ url, name }: Pick<Site, "url" | "name">): Exclude<Organization, string> => ({
  "@type": "Organization",
  "@id": `${url}/#agency`,
  name,
  url: `${url}/`,
})

/** Returns whether a URL is a profile: the home page of a network does not identify the agency. */
const isProfile = (href: string): boolean => new URL(href).pathname.length > 1

/**
 * Returns the full agency node, for every page.
 * @param founded - year, on pages that show it
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

/** Returns the site's node, for the home page. */
export const webSite = (site: Pick<Site, "url" | "name">): WebSite => ({
  "@type": "WebSite",
  name: site.name,
  url: `${site.url}/`,
  publisher: agencyRef(site),
})

/** Returns the contact page's node. */
export const contactPageData = (
  site: Pick<Site, "url" | "name" | "email" | "phone">,
  { path, title }: { path: string; title: string },
): ContactPage => ({
  "@type": "ContactPage",
  name: title,
  url: `${site.url}${path}`,
  mainEntity: { ...agencyRef(site), email: site.email, telephone: site.phone },
})

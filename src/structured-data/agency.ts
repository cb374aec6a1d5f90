import type { ContactPage, Organization, WebSite } from "schema-dts"
import type { useSite } from "../site/use-site"

type Site = ReturnType<typeof useSite>

/** What stands for the agency on every page but the two that describe it. */
export const agencyRef = ({ url }: Pick<Site, "url">) => ({ "@id": `${url}/#agency` })

/** Whether an address is one's own place on a network: that of the network itself says nothing about the agency. */
const isProfile = (href: string): boolean => new URL(href).pathname.length > 1

/**
 * The agency in full.
 * @param founded year, on pages that name it
 */
export const agency = (
  site: Pick<Site, "url" | "name" | "tagline" | "social">,
  founded?: number,
): Exclude<Organization, string> => {
  const profiles = site.social.flatMap(({ href }) => (isProfile(href) ? [href] : []))
  return {
    "@type": "Organization",
    ...agencyRef(site),
    name: site.name,
    url: `${site.url}/`,
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
  { title }: { title: string },
): ContactPage => ({
  "@type": "ContactPage",
  name: title,
  url: `${site.url}/contact`,
  mainEntity: {
    "@type": "Organization",
    ...agencyRef(site),
    name: site.name,
    email: site.email,
    telephone: site.phone,
  },
})

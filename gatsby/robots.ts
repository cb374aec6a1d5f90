/**
 * What crawlers are told: everything may be read, and where the list of pages is.
 * @param siteUrl address of the site, without a slash at the end
 */
export const robotsOf = (siteUrl: string): string => `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap-index.xml\n`

/** What robots are told: that everything may be read, and where the list of pages is. */
export const robotsOf = (siteUrl: string): string => `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap-index.xml\n`

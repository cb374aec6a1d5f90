/** The name of the host in an address, without "www."; empty if it is none. */
export const hostnameOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : ""

/**
 * The path of its host below which a site lives: "/website" of https://agency.github.io/website, empty where it has the
 * host for itself.
 */
export const pathOf = (url: string | undefined): string =>
  url && URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, "") : ""

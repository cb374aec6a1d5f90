/** The name of the host in an address, without "www."; empty if it is none. */
export const hostnameOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : ""

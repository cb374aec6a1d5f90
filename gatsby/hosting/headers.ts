/**
 * What every answer says besides the page; hosting/Caddyfile and vercel.json say the same. The content policy of a page
 * stands in the page itself (content-policy.ts), because it differs from page to page and some hosts limit the number
 * and length of header rules; here is what only a header can say. Where forms may post to is not said here: it differs
 * from page to page, and a browser heeds the stricter of the two.
 */
export const everywhere: Record<string, string> = {
  "Content-Security-Policy": "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
}

/** Images that other sites show of a page have to be readable from there. */
export const shared: { folder: string; headers: Record<string, string> } = {
  folder: "og",
  headers: { "Cross-Origin-Resource-Policy": "cross-origin" },
}

/** Folders in which every name changes with what is in the file, so that a browser never has to ask twice. */
export const immutableFolders = ["drawings", "fonts", "islands", "og", "scripts", "static", "styles"]

/**
 * Of files in them, and of everything else: kept, but asked for again each time, which costs an answer of 100 bytes.
 */
export const caching = {
  immutable: "public, max-age=31536000, immutable",
  revalidated: "public, max-age=0, must-revalidate",
}

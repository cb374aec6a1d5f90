import type { Node } from "gatsby"

/** A redirect (content/redirects.yaml). */
type Redirect = Node & { from?: unknown; to?: unknown }

/** Formats the file `_redirects` for Netlify, Cloudflare Pages and hosting/Caddyfile; "" without redirects. */
export const formatRedirects = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${String(from)} ${String(to)} 301\n`).join("")

/**
 * Returns redirect pages, for hosts without redirect rules. Returns none for Netlify (BUILT_BY in netlify.toml), where
 * pages override the rules.
 */
export const redirectPages = (redirects: readonly Redirect[]) =>
  process.env.BUILT_BY === "netlify"
    ? []
    : redirects.map(({ from, to }) => ({
        path: String(from),
        component: "src/templates/redirect.tsx",
        // Hidden: not in the sitemap.
        context: { to: String(to), hidden: true },
      }))

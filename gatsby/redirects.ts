import type { Node } from "gatsby"

/** An address that has moved (content/redirects.yaml). */
type Redirect = Node & { from?: unknown; to?: unknown }

/** `_redirects`, as Netlify, Cloudflare Pages and hosting/Caddyfile read it; empty where nothing has moved. */
export const formatRedirects = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${String(from)} ${String(to)} 301\n`).join("")

/**
 * The pages that lead on from addresses that have moved, for hosts that read no rules. On Netlify (netlify.toml) a page
 * would come before the rule.
 */
export const redirectPages = (redirects: readonly Redirect[]) =>
  process.env.BUILT_BY === "netlify"
    ? []
    : redirects.map(({ from, to }) => ({
        path: String(from),
        component: "src/templates/redirect.tsx",
        context: { to: String(to), hidden: true },
      }))

import type { Node } from "gatsby"

/** Set while these hosts build: they read `_redirects`, and a page at an old address would come before its rule. */
const READ_RULES = ["BUILT_BY", "CF_PAGES"]

/** An address that has moved (content/redirects.yaml). */
type Redirect = Node & { from?: unknown; to?: unknown }

/** `_redirects`, as Netlify, Cloudflare Pages and hosting/Caddyfile read it; empty where nothing has moved. */
export const redirectRules = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${String(from)} ${String(to)} 301\n`).join("")

/** The pages that lead on from addresses that have moved, for hosts that read no rules. */
export const redirectPages = (
  redirects: readonly Redirect[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
) =>
  READ_RULES.some(name => environment[name])
    ? []
    : redirects.map(({ from, to }) => ({
        path: String(from),
        component: "src/templates/moved.tsx",
        context: { to: String(to), hidden: true },
      }))

import { createHash } from "node:crypto"
import { speculationRules } from "#browser/prefetch"
import type { DataOf } from "#model/types/index"

/** What of content/site.yaml pages may load or ask from other hosts. */
type PolicySettings = Pick<
  DataOf<"SiteContent">,
  "url" | "contactForm" | "newsletterForm" | "analytics" | "analyticsCode" | "analyticsHosts" | "allowedHosts"
>

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const originOf = (address: string): string => new URL(address).origin

/**
 * What every page may load, run and send: files of this site, its script of the head, known by its hash, and the hosts
 * that content/site.yaml switches on. Styles may stand in the page, since rules are written into it. Where a message
 * without script may lead is asked of every redirect too: to the page that says that it has arrived, which is on the
 * site's own address (from where a host may lead on to the one that the visitor is at), and for a list anywhere.
 * @param head text of the script in the head
 */
export const createContentPolicy = (
  { url, contactForm, newsletterForm, analytics, analyticsCode, analyticsHosts, allowedHosts }: PolicySettings,
  head: string,
): string => {
  const allowed = allowedHosts ?? []
  const posted = [contactForm, newsletterForm].flatMap(form => form ?? [])
  const receivers = posted.flatMap(({ endpoint }) => (endpoint ? [originOf(endpoint)] : []))
  const counters = analytics ? [originOf(analytics), ...(analyticsHosts ?? [])] : []
  const inline = [head, speculationRules, ...(analyticsCode ? [analyticsCode] : [])]
  const destinations = receivers.length > 0 ? [originOf(url)] : []
  const rules = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inline.map(hashOf), ...counters, ...allowed],
    "style-src": ["'self'", "'unsafe-inline'", ...allowed],
    "img-src": ["'self'", "data:", ...counters, ...allowed],
    "font-src": ["'self'", ...allowed],
    "connect-src": ["'self'", ...counters, ...receivers, ...allowed],
    ...(allowed.length > 0 && { "frame-src": allowed, "media-src": ["'self'", ...allowed] }),
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": [
      "'self'",
      ...receivers,
      ...destinations,
      ...(posted.some(({ provider }) => provider === "list") ? ["https:"] : []),
    ],
  }
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ")
}

import { createHash } from "node:crypto"
import { speculationRules } from "#browser/prefetch"
import type { DataOf } from "#model/types/index"

/** Settings of content/site.yaml that determine the policy. */
type PolicySettings = Pick<
  DataOf<"SiteContent">,
  "url" | "contactForm" | "newsletterForm" | "analytics" | "analyticsCode" | "analyticsHosts" | "allowedHosts"
>

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const originOf = (url: string): string => new URL(url).origin

/**
 * Creates the Content Security Policy of every page. It allows files of this site, inline scripts by their hashes, and
 * the hosts enabled in content/site.yaml. Inline styles are allowed, because pages contain their CSS. `form-action`
 * also applies to redirects: form receivers redirect to this site, mailing lists to any host.
 * @param headScript - code of the head script
 */
export const createContentPolicy = (
  { url, contactForm, newsletterForm, analytics, analyticsCode, analyticsHosts, allowedHosts }: PolicySettings,
  headScript: string,
): string => {
  const allowed = allowedHosts ?? []
  const forms = [contactForm, newsletterForm].flatMap(form => form ?? [])
  const receiverOrigins = forms.flatMap(({ endpoint }) => (endpoint ? [originOf(endpoint)] : []))
  const analyticsOrigins = analytics ? [originOf(analytics), ...(analyticsHosts ?? [])] : []
  const inlineScripts = [headScript, speculationRules, ...(analyticsCode ? [analyticsCode] : [])]
  const redirectOrigins = receiverOrigins.length > 0 ? [originOf(url)] : []
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inlineScripts.map(hashOf), ...analyticsOrigins, ...allowed],
    "style-src": ["'self'", "'unsafe-inline'", ...allowed],
    "img-src": ["'self'", "data:", ...analyticsOrigins, ...allowed],
    "font-src": ["'self'", ...allowed],
    "connect-src": ["'self'", ...analyticsOrigins, ...receiverOrigins, ...allowed],
    ...(allowed.length > 0 && { "frame-src": allowed, "media-src": ["'self'", ...allowed] }),
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": [
      "'self'",
      ...receiverOrigins,
      ...redirectOrigins,
      ...(forms.some(({ provider }) => provider === "list") ? ["https:"] : []),
    ],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ")
}

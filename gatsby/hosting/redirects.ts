import { language } from "../../src/site/language"
import { withContentPolicy } from "./content-policy"

/** An address that has moved (content/redirects.yaml). */
export interface Redirect {
  from: string
  to: string
}

/**
 * Redirects of a site that lives below a path of its host, as rules tell them: with that path before its addresses.
 * @param pathPrefix the path; empty where the site has the host for itself
 */
export const below = (pathPrefix: string, redirects: readonly Redirect[]): Redirect[] =>
  redirects.map(({ from, to }) => ({ from: pathPrefix + from, to: to.startsWith("/") ? pathPrefix + to : to }))

/** `_redirects`, as Netlify, Cloudflare Pages and hosting/Caddyfile read it. */
export const redirectRules = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("")

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const escape = (text: string) => text.replace(/[&<>"]/g, sign => SIGNS[sign] ?? sign)

/**
 * A page that leads on, for hosts that read no rules.
 * @param site its address, and the path that stands before addresses in its pages
 * @param words what it says; {address} is replaced
 */
export const redirectPage = (site: { url: string; pathPrefix: string }, words: string, { to }: Redirect): string => {
  const isOwn = to.startsWith("/")
  const address = isOwn ? `${site.url}${to}` : to
  const href = isOwn ? `${site.pathPrefix}${to}` : to
  const link = `<a href="${escape(href)}">${escape(address)}</a>`
  return withContentPolicy(
    `<!DOCTYPE html><html lang="${language()}"><head><meta charset="utf-8"/>` +
      `<meta http-equiv="refresh" content="0;url=${escape(href)}"/><meta name="robots" content="noindex"/>` +
      `<link rel="canonical" href="${escape(address)}"/><title>${escape(words.replace("{address}", address))}</title>` +
      `</head><body><p>${escape(words).replace("{address}", link)}</p></body></html>`,
  )
}

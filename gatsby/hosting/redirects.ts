import { language } from "../../src/site/language"
import { withContentPolicy } from "./content-policy"

/** An address that has moved (content/redirects.yaml). */
export interface Redirect {
  from: string
  to: string
}

/** `_redirects`, as Netlify, Cloudflare Pages and hosting/Caddyfile read it. */
export const redirectRules = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("")

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const escape = (text: string) => text.replace(/[&<>"]/g, sign => SIGNS[sign] ?? sign)

/**
 * A page that leads on, for hosts that read no rules.
 * @param url address of the site
 * @param words what it says; {address} is replaced
 */
export const redirectPage = (url: string, words: string, { to }: Redirect): string => {
  const address = to.startsWith("/") ? `${url}${to}` : to
  const link = `<a href="${escape(to)}">${escape(address)}</a>`
  return withContentPolicy(
    `<!DOCTYPE html><html lang="${language()}"><head><meta charset="utf-8"/>` +
      `<meta http-equiv="refresh" content="0;url=${escape(to)}"/><meta name="robots" content="noindex"/>` +
      `<link rel="canonical" href="${escape(address)}"/><title>${escape(words.replace("{address}", address))}</title>` +
      `</head><body><p>${escape(words).replace("{address}", link)}</p></body></html>`,
  )
}

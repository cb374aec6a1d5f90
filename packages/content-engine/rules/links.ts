import { type Problem, problem } from "../messages"
import { collectAnchors, pagePath } from "../pages/anchors"
import { checkLinks } from "../pages/links"
import { routesOf } from "../pages/routes"
import { decodePath } from "../reading/image-path"
import { mapLoopFreeRedirects } from "./redirects"
import { type Rule, type RuleContext, siteUrl } from "./rule"

const ALLOWED_START = /^(\/|#|https:\/\/|mailto:|tel:)/

/** A mailto URL: parts separated by single dots, optional query. */
const MAILTO = /^mailto:[^\s@?/;,.]+(?:\.[^\s@?/;,.]+)*@[^\s@?/;,.:]+(?:\.[^\s@?/;,.:]+)+(?:\?.*)?$/

/** Returns whether a URL has a public domain: with a dot and a letter in its last part, without a user name. */
const hasPublicDomain = (url: string) => {
  if (/\s/.test(url) || !URL.canParse(url)) return false
  const { hostname, username } = new URL(url)
  return username === "" && /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(hostname)
}

/** Corrects the scheme and removes final punctuation. Returns the URL unchanged if the result is invalid. */
const suggestUrl = (url: string): string => {
  const email = /^(?:mailto:|https?:\/\/)?([\w.+-]+@[\w-]+\.[\w.-]+)$/i.exec(url)?.[1]
  if (email) return `mailto:${email}`
  const completed = url.replace(/^(?:http:\/\/|(?=www\.))/, "https://").replace(/[.,;:!?]+$/, "")
  return ALLOWED_START.test(completed) && hasPublicDomain(completed) ? completed : url
}

/** A URL that works only on the editor's computer or network. */
const LOCAL_URL =
  /^(?:file:|[A-Za-z]:[\\/]|(?:https?:\/\/)?(?:localhost|127\.0\.0\.1|10(?:\.\d{1,3}){3}|192\.168\.\d+\.\d+|[\w-]+\.local)(?=[:/]|$))/i

/** Returns the problem of a local URL. */
export const localUrlProblem = (url: string): Problem | undefined =>
  LOCAL_URL.test(url) ? problem("linkLocal", url) : undefined

/** Returns the problem of a link that is not a path or anchor of this site. */
const externalLinkProblem = (url: string): Problem | undefined => {
  const local = localUrlProblem(url)
  if (local) return local
  if (!ALLOWED_START.test(url)) return problem("linkScheme", url, suggestUrl(url))
  if (url.startsWith("https:"))
    return hasPublicDomain(url) ? undefined : problem("linkInvalidUrl", url, suggestUrl(url))
  if (url.startsWith("mailto:")) return MAILTO.test(url) ? undefined : problem("linkInvalidEmail", url)
  return /^tel:[+(]?\d[\d ()./-]{4,}$/.test(url) ? undefined : problem("linkInvalidPhone", url)
}

/** Google and SharePoint documents that may require a login; published ones and forms do not. */
const LOGIN_DOCUMENT =
  /^https:\/\/(?:(?:docs|drive)\.google\.com\/(?!.*\/(?:pub\w*|viewform)$)(?!.*\/d\/e\/).|[\w-]+\.sharepoint\.com\/)/

/** Returns the host with its port, without "www."; "" if the URL is invalid. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, "") : "")

/** Warns about links to documents that may require a login. */
export const noLoginLinks: Rule = ({ entries }) =>
  entries.flatMap(entry => checkLinks(entry, url => (LOGIN_DOCUMENT.test(url) ? problem("linkNeedsLogin") : undefined)))

/** Converts a full URL of this site to its path; returns others unchanged. */
const toSitePath = (url: string, siteHost: string): string => {
  if (!/^https?:/.test(url) || hostOf(url) !== siteHost) return url
  const { pathname, search, hash, username } = new URL(url)
  return username ? url : `${pathname.replace(/(.)\/$/, "$1")}${search}${hash}`
}

const createLinkCheck = (context: RuleContext) => {
  const { entries, folder, unpublished } = context
  const { srcPages, downloads = new Set<string>() } = folder
  const anchors = collectAnchors(entries)
  const canonicalByPath = new Map(
    routesOf(entries).flatMap(({ path, aliases }) => [path, ...aliases].map(alias => [alias, path])),
  )
  // Omits invalid paths, which other checks report, from the suggestions.
  const paths = [...srcPages, ...[...canonicalByPath.keys()].filter(path => /^\/[a-z0-9/-]*$/.test(path))]
  const knownPaths = new Set(paths)
  const siteHost = hostOf(siteUrl(context))
  const redirects = mapLoopFreeRedirects(context)
  /** @param page - path of the page with the link; undefined for content shared by pages, such as the footer */
  return (link: string, page: string | undefined): Problem | undefined => {
    const url = toSitePath(link, siteHost)
    if (!url.startsWith("/") && !url.startsWith("#")) return externalLinkProblem(url)
    const [beforeHash = "", anchor] = url.split("#")
    // Ignores a trailing slash: paths of pages have none.
    const path = decodePath(beforeHash.replace(/\?.*$/, "").replace(/(.)\/+$/, "$1"))
    if (path && !knownPaths.has(path)) {
      if (downloads.has(path)) return undefined
      if (path.startsWith("/downloads/")) return problem("linkMissingFile", path, [...downloads])
      const redirectTarget = redirects.get(path)
      const unpublishedBy = unpublished.get(path)
      if (redirectTarget) return problem("linkMoved", path, redirectTarget)
      return unpublishedBy
        ? problem("linkUnpublishedPage", path, unpublishedBy)
        : problem("linkMissingPage", path, paths)
    }
    if (anchor === undefined) return undefined
    const target = path ? (canonicalByPath.get(path) ?? path) : page
    // Browsers support #top natively.
    const validAnchors = [...(anchors.get(target ?? "") ?? []), "main", "top"].map(name => `#${name}`)
    const hash = `#${decodePath(anchor)}`
    return validAnchors.includes(hash) ? undefined : problem("linkMissingAnchor", target, hash, validAnchors)
  }
}

/** Requires every link in fields and prose to have a target. */
export const validLinks: Rule = context => {
  const checkLink = createLinkCheck(context)
  return context.entries.flatMap(entry => {
    const page = pagePath(entry)
    return checkLinks(entry, url => checkLink(url, page))
  })
}

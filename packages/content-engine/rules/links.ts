import { type Problem, problem } from "../messages"
import { collectAnchors, pagePath } from "../pages/anchors"
import { checkLinks } from "../pages/links"
import { routesOf } from "../pages/routes"
import { decodePath } from "../reading/image-path"
import { redirectTargets } from "./redirects"
import { type Rule, type RuleContext, siteUrl } from "./rule"

const ALLOWED = /^(\/|#|https:\/\/|mailto:|tel:)/

/** An address of mail, whose parts are told apart by one full stop each, and what a message to it begins with. */
const MAILBOX = /^mailto:[^\s@?/;,.]+(?:\.[^\s@?/;,.]+)*@[^\s@?/;,.:]+(?:\.[^\s@?/;,.:]+)+(?:\?.*)?$/

/** A name with a dot in it that ends like one of the network: no number, no sign of a sentence, nobody's mailbox. */
const isFullAddress = (url: string) => {
  if (/\s/.test(url) || !URL.canParse(url)) return false
  const { hostname, username } = new URL(url)
  return username === "" && /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(hostname)
}

/** What an address was to be that lacks its beginning or has a sign too many; itself where that is unclear. */
const suggestUrl = (url: string): string => {
  const mailbox = /^(?:mailto:|https?:\/\/)?([\w.+-]+@[\w-]+\.[\w.-]+)$/i.exec(url)?.[1]
  if (mailbox) return `mailto:${mailbox}`
  const meant = url.replace(/^(?:http:\/\/|(?=www\.))/, "https://").replace(/[.,;:!?]+$/, "")
  return ALLOWED.test(meant) && isFullAddress(meant) ? meant : url
}

/** What only the computer can open that it was copied on, or its network. */
const LOCAL_URL =
  /^(?:file:|[A-Za-z]:[\\/]|(?:https?:\/\/)?(?:localhost|127\.0\.0\.1|10(?:\.\d{1,3}){3}|192\.168\.\d+\.\d+|[\w-]+\.local)(?=[:/]|$))/i

/** @returns what is said of an address that nobody else has */
export const localUrlProblem = (url: string): Problem | undefined =>
  LOCAL_URL.test(url) ? problem("linkLocal", url) : undefined

/** What is wrong with a link to another place than this site. */
const externalLinkProblem = (url: string): Problem | undefined => {
  const own = localUrlProblem(url)
  if (own) return own
  if (!ALLOWED.test(url)) return problem("linkScheme", url, suggestUrl(url))
  if (url.startsWith("https:")) return isFullAddress(url) ? undefined : problem("linkInvalidUrl", url, suggestUrl(url))
  if (url.startsWith("mailto:")) return MAILBOX.test(url) ? undefined : problem("linkInvalidEmail", url)
  return /^tel:[+(]?\d[\d ()-]{4,}$/.test(url) ? undefined : problem("linkInvalidPhone", url)
}

/** Documents that open for those only who made them, or who are signed in: what is published, or a form, is for all. */
const PRIVATE_DOCUMENT =
  /^https:\/\/(?:(?:docs|drive)\.google\.com\/(?!.*\/(?:pub\w*|viewform)$)(?!.*\/d\/e\/).|[\w-]+\.sharepoint\.com\/)/

/** A host with its port, without "www."; empty if there is none. */
const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, "") : "")

/** No link leads to what visitors cannot open. */
export const noPrivateLinks: Rule = ({ entries }) =>
  entries.flatMap(entry => checkLinks(entry, url => (PRIVATE_DOCUMENT.test(url) ? problem("linkPrivate") : undefined)))

/**
 * A full address of this site as the path it leads to; any other as it is.
 * @param own host of this site
 */
const toSitePath = (url: string, own: string): string => {
  if (!/^https?:/.test(url) || hostOf(url) !== own) return url
  const { pathname, search, hash, username } = new URL(url)
  return username ? url : `${pathname.replace(/(.)\/$/, "$1")}${search}${hash}`
}

const createLinkCheck = (context: RuleContext) => {
  const { entries, folder, unpublished } = context
  const { pages, downloads = new Set<string>() } = folder
  const anchors = collectAnchors(entries)
  const canonical = new Map(
    routesOf(entries).flatMap(({ path, aliases }) => [path, ...aliases].map(address => [address, path])),
  )
  // What is no address is reported where it stands, and no advice to others.
  const addresses = [...pages, ...[...canonical.keys()].filter(address => /^\/[a-z0-9/-]*$/.test(address))]
  const known = new Set(addresses)
  const own = hostOf(siteUrl(context))
  const redirects = redirectTargets(context)
  /** @param page that the link stands on; unknown for what stands on every page */
  return (full: string, page: string | undefined): Problem | undefined => {
    const url = toSitePath(full, own)
    if (!url.startsWith("/") && !url.startsWith("#")) return externalLinkProblem(url)
    const [target = "", anchor] = url.split("#")
    // A slash at the end is taken away when pages are made.
    const path = decodePath(target.replace(/\?.*$/, "").replace(/(.)\/+$/, "$1"))
    if (path && !known.has(path)) {
      if (downloads.has(path)) return undefined
      if (path.startsWith("/downloads/")) return problem("linkMissingFile", path, [...downloads])
      const to = redirects.get(path)
      const unpublishedBy = unpublished.get(path)
      if (to) return problem("linkMoved", path, to)
      return unpublishedBy
        ? problem("linkUnpublishedPage", path, unpublishedBy)
        : problem("linkMissingPage", path, addresses)
    }
    if (anchor === undefined) return undefined
    const place = path ? (canonical.get(path) ?? path) : page
    // Browsers go up to #top by themselves.
    const there = [...(anchors.get(place ?? "") ?? []), "main", "top"].map(name => `#${name}`)
    const wanted = `#${decodePath(anchor)}`
    return there.includes(wanted) ? undefined : problem("linkMissingAnchor", place, wanted, there)
  }
}

/** Every link, in a field or in prose, leads somewhere. */
export const validLinks: Rule = context => {
  const judge = createLinkCheck(context)
  return context.entries.flatMap(entry => {
    const page = pagePath(entry)
    return checkLinks(entry, url => judge(url, page))
  })
}

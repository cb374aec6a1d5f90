import { distance } from "fastest-levenshtein"
import { anchorsOf, pageOf } from "../pages/anchors"
import { mayHaveAddress, routesOf } from "../pages/routes"
import type { DataPath, Entry } from "../entry"
import { isLinkField, judgeLinks, linksOf } from "../pages/links"
import { asWarning } from "../severity"
import { didYouMean } from "../suggest"
import { movedIn } from "./redirects"
import { type Rule, type RuleContext, siteUrls } from "./rule"

const ALLOWED = /^(\/|#|https:\/\/|mailto:|tel:)/

/** An address of mail, whose parts are told apart by one full stop each, and what a message to it begins with. */
const MAILBOX = /^mailto:[^\s@?/;,.]+(?:\.[^\s@?/;,.]+)*@[^\s@?/;,.:]+(?:\.[^\s@?/;,.:]+)+(?:\?.*)?$/

/** A name with a dot in it that ends like one of the network: no number, no sign of a sentence, nobody's mailbox. */
const isFullAddress = (url: string) => {
  if (/\s/.test(url) || !URL.canParse(url)) return false
  const { hostname, username } = new URL(url)
  return username === "" && /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(hostname)
}

/** What an address was to be that lacks its beginning or has a sign too many at its end, as a sentence. */
const meantBy = (url: string): string => {
  const mailbox = /^(?:mailto:|https?:\/\/)?([\w.+-]+@[\w-]+\.[\w.-]+)$/i.exec(url)?.[1]
  const meant = mailbox
    ? `mailto:${mailbox}`
    : url.replace(/^(?:http:\/\/|(?=www\.))/, "https://").replace(/[.,;:!?]+$/, "")
  return meant !== url && ALLOWED.test(meant) && (mailbox || isFullAddress(meant)) ? ` Did you mean "${meant}"?` : ""
}

/** What only the computer can open that it was copied on, or its network. */
const OWN =
  /^(?:file:|[A-Za-z]:[\\/]|(?:https?:\/\/)?(?:localhost|127\.0\.0\.1|10(?:\.\d{1,3}){3}|192\.168\.\d+\.\d+|[\w-]+\.local)(?=[:/]|$))/i

/** @returns what is said of an address that nobody else has */
export const ownComputer = (url: string): string | undefined =>
  OWN.test(url)
    ? `"${url}" is on your own computer or network, where nobody else finds it. Write the address that visitors have: of this site what stands behind its name, such as "/contact".`
    : undefined

/** What is wrong with a link to another place than this site. */
const outward = (url: string): string | undefined => {
  const own = ownComputer(url)
  if (own) return own
  if (!ALLOWED.test(url))
    return `The link "${url}" must begin with "/", "#", "https://", "mailto:" or "tel:".${meantBy(url)}`
  if (url.startsWith("https:") && !isFullAddress(url))
    return `"${url}" is not a full address such as https://studio.example/page.${meantBy(url)}`
  if (url.startsWith("mailto:"))
    return MAILBOX.test(url) ? undefined : `"${url}" holds no email address such as mailto:hello@studio.example.`
  return url.startsWith("tel:") && !/^tel:\+?[\d-]{5,}$/.test(url)
    ? `"${url}" holds no phone number such as tel:+15555550142.`
    : undefined
}

/** Documents that open for those only who made them, or who are signed in: what is published, or a form, is for all. */
const PRIVATE =
  /^https:\/\/(?:(?:docs|drive)\.google\.com\/(?!.*\/(?:pub\w*|viewform)$)(?!.*\/d\/e\/).|[\w-]+\.sharepoint\.com\/)/

/** So many letters apart, one name is the other with a slip; short names of others may be as near. */
const SLIP = 2
const LONG = 9

const hostnameOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "")

/** What may be wrong with a link that visitors follow to another host than `own`. */
const doubtIn = (url: string, own: string): string | undefined => {
  if (PRIVATE.test(url))
    return "Visitors may be unable to open this document. Try it in a private window; if it asks you to sign in, link to a page that is there for everybody."
  const host = /^https?:/.test(url) ? hostnameOf(url) : ""
  const isNear = own.length >= LONG && host !== "" && distance(host, own) <= SLIP
  return isNear && (host !== own || new URL(url).port)
    ? `"${url}" is nearly the address of this site, "${own}". Link to the page alone, such as "/contact".`
    : undefined
}

/** No link leads to what visitors cannot open, or to a name that is nearly the site's. */
const linksLead: Rule = context => {
  const own = hostnameOf(siteUrls(context)[0] ?? "")
  return context.entries.flatMap(entry => judgeLinks(linksOf(entry), url => doubtIn(url, own)).map(asWarning))
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, "") : "")

/**
 * A full address of this site as the path it leads to; any other as it is.
 * @param sites addresses of this site
 */
const withoutHost = (url: string, sites: readonly string[]): string => {
  if (!/^https?:/.test(url) || !sites.some(one => hostOf(one) === hostOf(url))) return url
  const { pathname, search, hash, username } = new URL(url)
  if (username) return url
  return `${pathname.replace(/(.)\/$/, "$1") || "/"}${search}${hash}`
}

const linkJudge = (context: RuleContext) => {
  const { entries, misshapen, unknown, folder, model } = context
  const { pages, downloads = new Set<string>() } = folder
  const all = [...entries, ...misshapen]
  const routes = routesOf(all)
  const anchors = anchorsOf(all)
  const canonical = new Map(routes.flatMap(({ path, aliases }) => [path, ...aliases].map(address => [address, path])))
  // What is no address is reported where it stands, and no advice to others.
  const addresses = [...pages, ...[...canonical.keys()].filter(address => /^\/[a-z0-9/-]*$/.test(address))]
  const known = new Set(addresses)
  const sites = siteUrls(context)
  const moved = movedIn(context)
  const unread = model.types.filter(({ type }) => unknown.has(type))
  const mayBe = (path: string) => unread.some(type => mayHaveAddress(type, path))
  /** @param page that the link stands on; unknown for what stands on every page */
  return (full: string, page: string | undefined): string | undefined => {
    const url = withoutHost(full, sites)
    if (!url.startsWith("/") && !url.startsWith("#")) return outward(url)
    const [target = "", anchor] = url.split("#")
    // A slash at the end is taken away when pages are made.
    const path = target.replace(/\?.*$/, "").replace(/(.)\/+$/, "$1")
    if (path && !known.has(path)) {
      if (downloads.has(path) || mayBe(path)) return undefined
      if (path.startsWith("/downloads/"))
        return `There is no file at "static${path}".${didYouMean(path, [...downloads])} Put it there, correct its name, or take the link out.`
      if (moved.has(path)) return `The page "${path}" has moved. Link to "${moved.get(path)}".`
      return `No page has the address "${path}".${didYouMean(path, addresses) || " Look the page up on the site and copy what stands behind the site's name."}`
    }
    if (anchor === undefined || (path && mayBe(path))) return undefined
    const place = path ? (canonical.get(path) ?? path) : page
    const there = [...(anchors.get(place ?? "") ?? []), "main"].map(name => `#${name}`)
    return there.includes(`#${anchor}`)
      ? undefined
      : `${place ? `No part of the page "${place}" is` : "Not every page has a part"} called "#${anchor}".${didYouMean(`#${anchor}`, there) || ` Possible are: ${there.join(", ")}.`}`
  }
}

/** A redirect leads to a page like a link; one to an address that has moved is told by a rule of its own. */
const isRedirectToPage = ({ type, data }: Entry, context: RuleContext): boolean =>
  type === context.model.redirects?.type && !movedIn(context).has(String(data.to).split("#")[0] ?? "")

/** Every link, in a field called `href` or in prose, leads somewhere. */
const linksResolve: Rule = context => {
  const judge = linkJudge(context)
  return [...context.entries, ...context.misshapen].flatMap(entry => {
    const page = pageOf(entry)
    // What a link in a field may begin with at all is said by its shape.
    const isLink = (path: DataPath, text: string) =>
      ALLOWED.test(text) && (isLinkField(path) || (path[0] === "to" && isRedirectToPage(entry, context)))
    return judgeLinks(linksOf(entry, isLink), url => judge(url, page))
  })
}

export const linkRules: Rule[] = [linksResolve, linksLead]

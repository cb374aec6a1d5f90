import { createHash } from "node:crypto"
import { type DefaultTreeAdapterTypes, html, parse } from "parse5"
import { BuildError } from "../build-error"
import { analyticsAttribute } from "../../src/site/analytics"
import { speculationRules } from "../../src/browser/prefetch/speculation-rules"
import { islandAttribute } from "../../src/browser/islands/names"
import { field, providerAttribute } from "../../src/browser/forms/names"

/** An element of a page that parse5 has read. */
export type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

const NAME = "Content-Security-Policy"

/** Kinds of scripts that browsers run or obey; all others are data, which no policy concerns. */
const ACTIVE = new Set(["", "text/javascript", "module", "importmap"])

/**
 * Hash of no text at all: what the browser sees of a style element that a script fills rule by rule, as Emotion does in
 * pages with an island (`islandAttribute` in src/browser/islands/names.ts).
 */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => "tagName" in node

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find(attr => attr.name === name)?.value

/** All elements of a page, in order, but for what is in a `<template>`: nothing there is run. */
export const elementsOf = (parent: Parent): Element[] =>
  parent.childNodes.filter(isElement).flatMap(element => [element, ...elementsOf(element)])

const textOf = (element: Element): string =>
  element.childNodes.map(child => ("value" in child ? child.value : "")).join("")

/** A text as a rule names it. */
const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

/** The sources of the inline elements among these, each once. */
const hashesOf = (elements: Element[]): string[] => [...new Set(elements.map(element => hashOf(textOf(element))))]

/** The hosts of addresses, each once, as a rule lists them. */
const originsOf = (addresses: string[]): string =>
  [...new Set(addresses.map(address => new URL(address).origin))].map(origin => ` ${origin}`).join("")

/** Where the forms of a page post to, besides the site itself. */
const receiversOf = (elements: Element[]): string[] =>
  elements
    .flatMap(element => (element.tagName === "form" ? (attribute(element, "action") ?? []) : []))
    .filter(address => URL.canParse(address))

/** An address with and without `www.`: a host may send from one to the other. */
const withTwin = (address: string): string[] => {
  const { protocol, host } = new URL(address)
  return [address, `${protocol}//${host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`}`]
}

/**
 * Where a message without script may lead: browsers ask this of every redirect too. The page that says it has arrived
 * is on the site's own address, also for who sent it from a preview host or from `www.`; a list may lead anywhere.
 */
const destinations = (elements: Element[]): string => {
  const next = elements.flatMap(element =>
    attribute(element, "name") === field.next ? (attribute(element, "value") ?? []) : [],
  )
  const isList = elements.some(element => attribute(element, providerAttribute) === "list")
  return originsOf([...receiversOf(elements), ...next.flatMap(withTwin)]) + (isList ? " https:" : "")
}

/** The script of the service that counts visits. */
const isCounter = (element: Element): boolean => attribute(element, analyticsAttribute) !== undefined

/** Where the service that counts visits has its script, and is told of them. */
const counters = (elements: Element[]): string =>
  originsOf(elements.filter(isCounter).flatMap(element => attribute(element, "src") ?? []))

/**
 * What a page may load and run: files of this site, and the scripts and styles that are written into it, known by
 * their hashes; and the rules that our script writes for pages that may be prepared. The service that
 * site.yaml names may count visits, and nobody else. Attributes named `style` may say anything: they hold measures of
 * drawings, and cannot run or load anything that the rest does not allow.
 */
const policyOf = (elements: Element[], allowed: readonly string[]): string => {
  const too = allowed.map(origin => ` ${origin}`).join("")
  const scripts = elements.filter(
    element =>
      element.tagName === "script" &&
      attribute(element, "src") === undefined &&
      ACTIVE.has(attribute(element, "type")?.toLowerCase() ?? ""),
  )
  const styles = elements.filter(element => element.tagName === "style" && element.namespaceURI === html.NS.HTML)
  const filled = elements.some(element => attribute(element, islandAttribute) !== undefined) ? [EMPTY] : []
  return [
    "default-src 'none'",
    ["script-src 'self'", hashOf(speculationRules), ...hashesOf(scripts), ...allowed].join(" ") + counters(elements),
    `style-src 'self' ${[...new Set([...filled, ...hashesOf(styles), ...allowed])].join(" ")}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${too}`,
    `font-src 'self'${too}`,
    `connect-src 'self'${counters(elements)}${originsOf(receiversOf(elements))}${too}`,
    ...(too ? [`frame-src${too}`, `media-src 'self'${too}`] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${destinations(elements)}`,
  ].join("; ")
}

const isPolicy = (element: Element): boolean => attribute(element, "http-equiv") === NAME

/** Whether a page has been given its policy. */
export const hasContentPolicy = (page: string): boolean => elementsOf(parse(page)).some(isPolicy)

/** Kinds of links whose address is fetched for the page. */
const FETCHED = ["stylesheet", "preload", "modulepreload", "icon", "manifest"]

/** The addresses that an element has the browser fetch. */
const fetchedBy = (element: Element): string[] => {
  if (element.tagName === "link") {
    const kinds = attribute(element, "rel")?.toLowerCase().split(/\s+/) ?? []
    return kinds.some(kind => FETCHED.includes(kind)) ? [attribute(element, "href") ?? ""] : []
  }
  if (!["script", "img", "source", "iframe", "video", "audio", "embed"].includes(element.tagName)) return []
  const candidates = attribute(element, "srcset")?.split(",") ?? []
  return [attribute(element, "src") ?? "", ...candidates.map(one => one.trim().split(/\s+/)[0] ?? "")]
}

/** Whether a source of a policy ("https://a.test", "https://*.a.test") covers an origin. */
const covers = (source: string, origin: string): boolean =>
  source.startsWith("https://*.") ? origin.endsWith(source.slice("https://*".length)) : source === origin

/**
 * The other hosts that a page wants something from and its policy keeps it from.
 * @param allowed what site.yaml allows besides
 */
export const blockedIn = (page: string, allowed: readonly string[]): string[] => {
  const origins = elementsOf(parse(page))
    .filter(element => !isCounter(element))
    .flatMap(fetchedBy)
    // An address without its protocol has that of the page.
    .map(address => (address.startsWith("//") ? `https:${address}` : address))
    .filter(address => /^https?:/i.test(address) && URL.canParse(address))
    .map(address => new URL(address).origin)
  return [...new Set(origins)].filter(origin => !allowed.some(source => covers(source, origin)))
}

/**
 * Writes a page's policy into it, in place of one that is there: before anything that it concerns, but behind the
 * character set, which has to stand within the first 1,024 bytes. Nothing else of the page changes.
 * @param page the finished HTML
 * @param allowed other hosts that it may load from and ask, from site.yaml
 * @throws if the page declares no character set, or something that the policy concerns stands before it
 */
export const withContentPolicy = (page: string, allowed: readonly string[] = []): string => {
  const elements = elementsOf(parse(page, { sourceCodeLocationInfo: true }))
  const charset = elements.find(element => element.tagName === "meta" && attribute(element, "charset") !== undefined)
  const place = charset?.sourceCodeLocation?.endOffset
  if (!charset || !place) throw new BuildError("The page has no <meta charset>: the content policy has no place.")
  const early = elements
    .slice(0, elements.indexOf(charset))
    .find(({ tagName }) => ["script", "style", "link"].includes(tagName))
  if (early)
    throw new BuildError(`<${early.tagName}> stands before <meta charset>: the content policy would not concern it.`)
  const meta = `<meta http-equiv="${NAME}" content="${policyOf(elements, allowed)}"/>`
  const old = elements.find(isPolicy)?.sourceCodeLocation
  if (!old) return page.slice(0, place) + meta + page.slice(place)
  return page.slice(0, old.startOffset) + meta + page.slice(old.endOffset)
}

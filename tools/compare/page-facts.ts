import { createHash } from "node:crypto"
import { existsSync, readFileSync, statSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"
import { JSDOM } from "jsdom"
import { withoutHash } from "./by-nature"
import { byName, type Difference, type Fact, inOrder } from "./differences"

/** What a page says, under which heading, and what it weighs. */
export interface PageFacts extends Record<
  "text" | "figures" | "headings" | "links" | "forms" | "head" | "data" | "labels" | "weight",
  Fact[]
> {
  /** The same for pages that look the same for sure. */
  digest: string
}

/** Elements within a line: letters beside one belong to the same word. */
const INLINE = new Set(
  "a abbr b bdi bdo cite code em i kbd mark q s small span strong sub sup time u var wbr".split(" "),
)
const HEADINGS = "h1, h2, h3, h4"
const LABELS = ["alt", "aria-label", "aria-description", "placeholder", "title"]
/** Without a window of its own a page's style is not read, which takes most of the time. */
const parser = new new JSDOM().window.DOMParser()
const NOT_OF_FIELDS = /^(class|id|style|for|form|data-.*|aria-.*|popovertarget)$/

/** Prices and other figures, as the texts around them write them. */
const FIGURE = /\p{Sc}?\d+(?:[.,]\d+)*%?/gu

const tidy = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim()
const wordsIn = ({ textContent }: Element) => tidy(textContent)

const fieldOf = ({ localName, attributes }: Element) =>
  [
    localName,
    ...[...attributes].flatMap(({ name, value }) => (NOT_OF_FIELDS.test(name) ? [] : `${name}=${value}`)).sort(),
  ].join(" ")

/** What each kind reads of which elements. */
const READ: ["headings" | "links" | "forms" | "labels", string, (element: Element) => string][] = [
  ["headings", HEADINGS, element => `${element.localName} ${wordsIn(element)}`],
  [
    "links",
    "a[href]",
    link => `${wordsIn(link) || link.getAttribute("aria-label")} → ${withoutHash(link.getAttribute("href") ?? "")}`,
  ],
  ["forms", "form, input, select, option, textarea, button", fieldOf],
  ["labels", "svg > title", wordsIn],
  ["labels", "*", element => tidy(LABELS.flatMap(name => element.getAttribute(name) ?? []).join(" "))],
]

/** The values of structured data, each with the names that lead to it. */
const valuesOf = (data: unknown, path: string): Fact[] => {
  if (typeof data !== "object" || data === null) return [{ place: path, value: withoutHash(String(data)) }]
  if (Array.isArray(data)) return data.flatMap(one => valuesOf(one, path))
  return Object.entries(data).flatMap(([name, value]) => valuesOf(value, `${path} › ${name}`))
}

const HEAD = "title, meta[content]:not([http-equiv=Content-Security-Policy]), link:is([rel=canonical], [rel=alternate])"

const headOf = (element: Element): Fact => {
  const of = (name: string) => element.getAttribute(name)
  const place = of("name") ?? of("property") ?? of("http-equiv") ?? of("rel") ?? element.localName
  return {
    place: tidy(`${place} ${of("media") ?? ""}`),
    value: withoutHash(of("content") ?? of("href") ?? wordsIn(element)),
  }
}

/** Bytes of what a page is made of as they travel, of what it names in HTML, style or script, and its elements. */
const weigh = (files: string[], document: Document): Fact[] => {
  const size = (file: string) =>
    /\.(html|css|js|svg)$/.test(file) ? brotliCompressSync(readFileSync(file)).length : statSync(file).size
  const of = (ending: RegExp) => files.reduce((sum, file) => sum + (ending.test(file) ? size(file) : 0), 0)
  const elements = document.querySelectorAll("*").length
  const pictures = of(/\.(svg|png|jpe?g|webp|avif)$/)
  const weight = { HTML: of(/\.html$/), style: of(/\.css$/), script: of(/\.js$/), pictures, elements }
  return Object.entries(weight).map(([place, value]) => ({ place, value: `${value}` }))
}

/**
 * Reads a page of a build.
 * @param folder where the build is
 * @param page file of the page in it
 */
export const readPage = (folder: string, page: string): PageFacts => {
  const html = readFileSync(folder + page, "utf8")
  const document = parser.parseFromString(html, "text/html")
  const named = html.split(/["'`()\s,;&\\]+/).filter(word => /^\/[^/].*\.\w+$/.test(word) && existsSync(folder + word))
  const files = [page, ...new Set(named)].map(file => folder + file)
  const facts: PageFacts = {
    ...{ text: [], figures: [], headings: [], links: [], forms: [], labels: [], weight: weigh(files, document) },
    head: [...document.querySelectorAll(HEAD)].map(headOf),
    data: [...document.querySelectorAll("[type='application/ld+json']")].flatMap(({ textContent }) =>
      valuesOf(JSON.parse(textContent), ""),
    ),
    digest: createHash("sha256")
      .update(Buffer.concat(files.map(file => readFileSync(file))))
      .digest("hex"),
  }
  const said = new Map<string, string>()
  let place = ""
  const visit = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) said.set(place, `${said.get(place) ?? ""}${node.nodeValue}`)
    if (!("localName" in node) || ["script", "style"].includes(String(node.localName))) return
    const element = node as Element
    if (element.matches(HEADINGS)) place = wordsIn(element)
    const space = INLINE.has(element.localName) ? "" : " "
    said.set(place, `${said.get(place) ?? ""}${space}`)
    for (const [kind, selector, say] of READ) {
      const value = element.matches(selector) && say(element)
      if (value) facts[kind].push({ place, value })
    }
    for (const child of element.matches("svg > title") ? [] : element.childNodes) visit(child)
    said.set(place, `${said.get(place) ?? ""}${space}`)
  }
  visit(document.body)
  for (const [place, words] of said) for (const value of tidy(words).split(" ")) facts.text.push({ place, value })
  // Without their places: one price that changes on many pages is one line of the report.
  for (const { value } of [...facts.head, ...facts.text, ...facts.labels])
    for (const figure of value.match(FIGURE) ?? [])
      if (facts.figures.at(-1)?.value !== figure) facts.figures.push({ place: "", value: figure })
  return facts
}

const isMore = ({ before, after }: Difference) => Math.abs(Number(after) - Number(before)) > Number(before) / 100

/** Everything in which a page differs, but for its pictures. */
export const comparePage = (page: string, was: PageFacts, is: PageFacts): Difference[] =>
  [
    ...inOrder("text", was.text, is.text, 4),
    ...(["figures", "headings", "links", "forms", "labels"] as const).flatMap(kind =>
      inOrder(kind, was[kind], is[kind]),
    ),
    ...(["head", "data"] as const).flatMap(kind => byName(kind, was[kind], is[kind])),
    ...byName("weight", was.weight, is.weight).filter(isMore),
  ].map(one => ({ ...one, page }))

import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, parse } from "parse5"
import { type BuildFiles, digestOf, readFile, readText, weightOf } from "./build-files"
import { withoutHash } from "./by-nature"
import { byName, type Difference, type Fact, figuresIn, inOrder } from "./differences"

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** All that a page says and weighs. */
export interface PageFacts extends Record<
  "text" | "headings" | "links" | "forms" | "head" | "data" | "labels",
  Fact[]
> {
  weight: Fact[]
  /** The same for pages that look the same for sure. */
  digest: string
}

const INLINE = new Set(
  "a abbr b bdi bdo button cite code em i img kbd label mark picture q s small source span strong sub sup svg text time tspan u var wbr".split(
    " ",
  ),
)
const LABELS = ["alt", "aria-label", "aria-description", "placeholder", "title"]
const FIELDS = ["form", "input", "select", "option", "textarea", "button"]
const NOT_OF_FIELDS = /^(class|id|style|for|form|data-.*|aria-.*|popovertarget)$/
const tidy = (text: string) => text.replace(/\s+/g, " ").trim()
/** What stands in an element; comments mean nothing. */
const childrenOf = (node: Node): Node[] =>
  "childNodes" in node ? node.childNodes.filter(child => !tree.isCommentNode(child)) : []
const lettersOf = (element: Element) =>
  childrenOf(element)
    .map(child => (tree.isTextNode(child) ? child.value : ""))
    .join("")

/** The values of structured data, each with the names that lead to it. */
const valuesOf = (data: unknown, path: string): Fact[] => {
  if (Array.isArray(data)) return data.flatMap(one => valuesOf(one, path))
  if (typeof data !== "object" || data === null) return [{ place: path, value: withoutHash(String(data)) }]
  const type = "@type" in data ? ` (${String(data["@type"])})` : ""
  return Object.entries(data).flatMap(([name, value]) => valuesOf(value, `${path}${type} › ${name}`))
}

/** Files of a kind that a page names, in HTML, style or script. */
const namedIn = (html: string, { addresses }: BuildFiles, ending: RegExp) =>
  [...new Set(html.split(/["'`()\s,;&\\]+/))].filter(word => addresses.has(word) && ending.test(word))

/** Reads a page of a build. */
export const readPage = (build: BuildFiles, file: string): PageFacts => {
  const html = readText(build, file)
  const facts: PageFacts = {
    ...{ text: [], headings: [], links: [], forms: [], head: [], data: [], labels: [], weight: [], digest: "" },
  }
  const parts = [{ heading: "", start: 0, end: 0 }]
  const inline = { style: 0, script: 0, elements: 0 }
  let said = ""

  const readHead = (name: string, of: Map<string, string>, letters: string) => {
    const place =
      name === "title" ? name : (of.get("name") ?? of.get("property") ?? of.get("http-equiv") ?? of.get("rel"))
    const value = name === "title" ? tidy(letters) : (of.get("content") ?? of.get("href"))
    const isFetched = name === "link" && !["canonical", "alternate"].includes(place ?? "")
    if (!place || !value || isFetched || place === "Content-Security-Policy") return
    facts.head.push({ place: [place, of.get("media")].filter(Boolean).join(" "), value: withoutHash(value) })
  }

  const read = (element: Element, start: number) => {
    const { tagName: name } = element
    const of = new Map(element.attrs.map(attribute => [attribute.name, attribute.value]))
    const words = tidy(said.slice(start))
    const place = parts.at(-1)!.heading
    inline.elements++
    if (name === "style" || name === "script") inline[name] += lettersOf(element).length
    if (of.get("type") === "application/ld+json") facts.data.push(...valuesOf(JSON.parse(lettersOf(element)), ""))
    if (["meta", "link"].includes(name) || element.parentNode?.nodeName === "head")
      readHead(name, of, lettersOf(element))
    else if (name === "title") facts.labels.push({ place, value: tidy(lettersOf(element)) })
    for (const label of LABELS) if (of.get(label)) facts.labels.push({ place, value: tidy(of.get(label)!) })
    if (name === "a" && of.has("href"))
      facts.links.push({ place, value: `${words || of.get("aria-label")} → ${withoutHash(of.get("href")!)}` })
    if (FIELDS.includes(name)) {
      const said = element.attrs.flatMap(({ name, value }) => (NOT_OF_FIELDS.test(name) ? [] : `${name}=${value}`))
      facts.forms.push({ place, value: [name, ...said.sort()].join(" ") })
    }
    if (!/^h[1-6]$/.test(name)) return
    facts.headings.push({ place: name, value: `${name} ${words}` })
    parts.push({ heading: words, start, end: said.length })
  }

  /** Two elements beside each other are two words; letters beside an inline element belong to the same word. */
  const visit = (node: Node, previous?: Node) => {
    if (tree.isTextNode(node)) return void (said += node.value)
    const isElement = tree.isElementNode(node)
    const isInline = isElement && INLINE.has(node.tagName)
    if (!isInline || (previous && tree.isElementNode(previous))) said += " "
    const start = said.length
    const isSilent = isElement && ["script", "style", "title"].includes(node.tagName)
    if (!isSilent) childrenOf(node).forEach((child, index, all) => visit(child, all[index - 1]))
    if (isElement) read(node, start)
    if (!isInline) said += " "
  }

  visit(parse(html, { scriptingEnabled: false }))
  facts.text = parts.flatMap(({ heading, end }, index) =>
    tidy(said.slice(end, parts[index + 1]?.start))
      .split(" ")
      .map(value => ({ place: heading, value })),
  )
  const sum = (ending: RegExp) => namedIn(html, build, ending).reduce((total, one) => total + weightOf(build, one), 0)
  const weight = {
    HTML: weightOf(build, file),
    style: inline.style + sum(/\.css$/),
    script: inline.script + sum(/\.js$/),
    pictures: sum(/\.(svg|png|jpe?g|webp|avif)$/),
    elements: inline.elements,
  }
  facts.weight = Object.entries(weight).map(([place, value]) => ({ place, value: `${value}` }))
  facts.digest = digestOf(html, ...namedIn(html, build, /./).map(one => readFile(build, one)))
  return facts
}

const isMore = ({ before, after }: Difference) => Math.abs(Number(after) - Number(before)) > Number(before) / 100

/** Everything in which a page differs, but for its pictures. */
export const comparePage = (page: string, was: PageFacts, is: PageFacts, claims: Difference[]): Difference[] => {
  const said = [
    ...inOrder("text", was.text, is.text, 4),
    ...(["headings", "links", "forms", "labels"] as const).flatMap(kind => inOrder(kind, was[kind], is[kind])),
    ...byName("head", was.head, is.head),
  ]
  const weight = byName("weight", was.weight, is.weight).filter(isMore)
  const all = [...figuresIn(said, claims), ...said, ...byName("data", was.data, is.data), ...weight]
  return all.map(one => ({ ...one, page }))
}

import { gfm } from "@joplin/turndown-plugin-gfm"
import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, parse, serializeOuter } from "parse5"
import Turndown from "turndown"
import { BuildError } from "../build-error"
import { scriptedAttribute, touchAttribute } from "../../src/browser/behaviours"
import { absolute } from "./feeds"

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** What is not read: ways to elsewhere, drawings, and what answers a hand, whose example would read as a fact. */
const UNREAD = new Set(["nav", "svg", "script", "style", "form", "button", "template"])
const UNREAD_MARKS = ["data-floating", "data-banner", "hidden", touchAttribute, scriptedAttribute]

/** Where drawings lie that are files of their own. */
const DRAWINGS = "/drawings/"

const HEADINGS = new Set(["h1", "h2", "h3", "h4"])

const valueOf = (element: Element, name: string) => element.attrs.find(attribute => attribute.name === name)?.value

/** A picture that lies in its own address, is a drawing, or says nothing to who does not see it. */
const isDrawing = (element: Element): boolean => {
  if (element.tagName !== "img") return false
  const src = valueOf(element, "src") ?? ""
  return src.startsWith("data:") || src.includes(DRAWINGS) || !valueOf(element, "alt")
}

const isUnread = (node: Node): boolean =>
  tree.isElementNode(node) &&
  (UNREAD.has(node.tagName) ||
    valueOf(node, "aria-hidden") === "true" ||
    isDrawing(node) ||
    UNREAD_MARKS.some(mark => valueOf(node, mark) !== undefined))

/** The first element of which something holds. */
const find = (node: Node, holds: (element: Element) => boolean): Element | undefined => {
  if (tree.isElementNode(node) && holds(node)) return node
  for (const child of "childNodes" in node ? node.childNodes : []) {
    const found = find(child, holds)
    if (found) return found
  }
  return undefined
}

/** Leaves out what is not read, and parts elements that only their look parts: a figure and what it counts. */
const tidy = (element: Element): void => {
  element.childNodes = element.childNodes.filter(child => !isUnread(child))
  const children = element.childNodes
  element.childNodes = children.flatMap((child, index): DefaultTreeAdapterTypes.ChildNode[] => {
    if (!tree.isElementNode(child)) return [child]
    tidy(child)
    const before = children[index - 1]
    const isFlag = HEADINGS.has(element.tagName) && child.tagName === "span"
    return before && (isFlag || tree.isElementNode(before)) ? [tree.createTextNode(" "), child] : [child]
  })
}

const writer = () => {
  const turndown = new Turndown({ headingStyle: "atx", bulletListMarker: "-", codeBlockStyle: "fenced" })
  turndown.use(gfm)
  turndown.addRule("question", { filter: "summary", replacement: text => `\n\n### ${text.trim()}\n\n` })
  turndown.addRule("name", { filter: "dt", replacement: text => `\n\n**${text.trim()}**\n` })
  return turndown
}

/** What a page says of itself in its head, and its matter as Markdown. */
export interface Twin {
  title: string
  description: string
  markdown: string
}

/**
 * A page as Markdown: its matter without menus, drawings and forms, with links that name their host.
 * @param page the finished HTML
 * @param url full address of the page
 */
export const twinOf = (page: string, url: string): Twin => {
  const document = parse(page)
  const main = find(document, ({ tagName }) => tagName === "main")
  const head = find(document, ({ tagName }) => tagName === "head")
  const titled = head && find(head, ({ tagName }) => tagName === "title")
  const title = titled?.childNodes.map(child => (tree.isTextNode(child) ? child.value : "")).join("")
  if (!main || !head || !title) throw new BuildError(`The page ${url} has no <main>, or no title.`)
  const described = find(head, element => valueOf(element, "name") === "description")
  tidy(main)
  const turndown = writer()
  return {
    title,
    description: (described && valueOf(described, "content")) ?? "",
    markdown: `${turndown.turndown(absolute(serializeOuter(main), url)).trim()}\n`,
  }
}

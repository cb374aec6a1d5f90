import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, parseFragment } from "parse5"
import { type Container, type Declaration, parse as parseRules, type Root } from "postcss"
import parseSelector from "postcss-selector-parser"
import { islandAttribute } from "../browser/islands/names"

type Element = DefaultTreeAdapterTypes.Element

const attributeOf = ({ attrs }: Element, attribute: string) => attrs.find(({ name }) => name === attribute)?.value

/** The elements of a page; those in an island are React's, which finds them as it has written them. */
const elementsIn = (parent: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  parent.childNodes
    .filter(tree.isElementNode)
    .flatMap(element => [element, ...(attributeOf(element, islandAttribute) ? [] : elementsIn(element))])

/** Whether a page has all of Material UI's classes that a selector asks for. */
const isMet = (selector: string, classes: ReadonlySet<string>): boolean =>
  !selector.includes(".Mui") ||
  parseSelector()
    .astSync(selector)
    .nodes.every(({ nodes }) =>
      nodes.every(({ type, value }) => type !== "class" || !value.startsWith("Mui") || classes.has(value)),
    )

/** Leaves each property its last value, which is the one that holds. */
const dropOverridden = ({ nodes = [] }: Container) => {
  const later = new Set<string>()
  for (const node of nodes.toReversed())
    if (node.type === "decl" && later.has(node.prop) && !node.important) node.remove()
    else if (node.type === "decl") later.add(node.prop)
}

/** Takes out variables that nothing reads, then those that only they have read. */
const dropUnread = (rules: Root, html: string) => {
  const afterVar = `${rules.toString()}${html}`.split("var(")
  const read = new Set(afterVar.map(text => text.split(")", 1)[0]?.split(",", 1)[0]))
  const unread: Declaration[] = []
  rules.walkDecls(decl => {
    if (decl.variable && !read.has(decl.prop)) unread.push(decl)
  })
  for (const decl of unread) decl.remove()
  if (unread.length > 0) dropUnread(rules, html)
}

/** The page, with the names of classes that are kept. */
const withClasses = (html: string, elements: readonly Element[], isKept: (name: string) => boolean): string =>
  elements.reduceRight((page, element) => {
    const place = element.sourceCodeLocation?.attrs?.class
    if (!place) return page
    const names = attributeOf(element, "class")?.split(" ").filter(isKept).join(" ")
    return `${page.slice(0, place.startOffset)}class="${names}"${page.slice(place.endOffset)}`
  }, html)

/**
 * Takes out of a page what Material UI's components bring for states and looks that it does not have: rules, values
 * that the theme overrides, variables, and names of classes that no rule asks for. `Mui…-root` stays.
 * @param sheet rules of the site's sheet, which ask for classes too
 */
export const reduce = (html: string, css: string, sheet: string) => {
  const elements = elementsIn(parseFragment(html, { sourceCodeLocationInfo: true }))
  const classes = new Set(elements.flatMap(element => attributeOf(element, "class")?.split(" ") ?? []))
  const isStill = !html.includes(islandAttribute)
  const rules = parseRules(css)
  rules.walkRules(rule => {
    // What React takes over comes into other states.
    if (isStill) rule.selectors = rule.selectors.filter(selector => isMet(selector, classes))
    dropOverridden(rule)
    if (rule.selector === "") rule.remove()
  })
  dropUnread(rules, html)
  rules.walk(node => {
    if ("nodes" in node && node.nodes?.length === 0) node.remove()
  })
  const reduced = rules.toString()
  const asked = reduced + sheet
  const isKept = (name: string) => !name.startsWith("Mui") || name.endsWith("-root") || asked.includes(`.${name}`)
  return { html: withClasses(html, elements, isKept), rules: reduced }
}

import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Html, parseFragment } from "parse5"
import {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  parse as parseRules,
  type Root,
  type Rule,
} from "postcss"

const attributeOf = ({ attrs }: Html.Element, attribute: string) => attrs.find(({ name }) => name === attribute)?.value

/** The elements of a page; those in an island are React's, which finds them as it has written them. */
const elementsIn = (parent: Html.ParentNode): Html.Element[] =>
  parent.childNodes
    .filter(tree.isElementNode)
    .flatMap(element => [element, ...(attributeOf(element, "data-island") ? [] : elementsIn(element))])

/** Whether a page has the classes that a selector asks for; of those in `:is()` one is enough. */
const selectorMatches = (selector: string, classes: ReadonlySet<string>): boolean => {
  const [inner, name, list = ""] = /:([\w-]+)\(([^()]*)\)/.exec(selector) ?? []
  if (inner === undefined) return [...selector.matchAll(/\.([\w-]+)/g)].every(([, one = ""]) => classes.has(one))
  const isInnerMet = name !== "is" || list.split(",").some(one => selectorMatches(one, classes))
  return isInnerMet && selectorMatches(selector.replace(inner, ""), classes)
}

const nodesIn = ({ nodes = [] }: Partial<Container>): ChildNode[] =>
  nodes.flatMap(node => [node, ...("nodes" in node ? nodesIn(node) : [])])

const declarationsIn = (rules: Root): Declaration[] =>
  nodesIn(rules).filter(node => node.type === "decl" && node.parent?.type === "rule") as Declaration[]

/** The conditions that a rule stands in: "print", or nothing. */
const conditionOf = ({ parent }: ChildNode): string =>
  parent?.type === "atrule" ? `${conditionOf(parent as AtRule)}@${(parent as AtRule).params} ` : ""

/** What the ground rules of the site say of every element. */
const UNIVERSAL_SELECTOR = "*,*::before,*::after"

/** Leaves each property of a selector its last value, which is the one that holds; one that is given back has none. */
const dropOverridden = (rules: Root) => {
  const declarations = declarationsIn(rules).map(declaration => {
    const rule = declaration.parent as Rule
    const always = `${rule.selector} ${declaration.prop}`
    return {
      declaration,
      always,
      here: `${conditionOf(rule)}${always}`,
      isGround: rule.selector === UNIVERSAL_SELECTOR,
    }
  })
  const isReverted = ({ declaration }: { declaration: Declaration }) => declaration.value === "revert"
  const given = new Set(declarations.filter(one => !isReverted(one)).map(({ here }) => here))
  const later = new Set<string>()
  for (const one of declarations.toReversed()) {
    const { declaration, always, here, isGround } = one
    const isOverridden = !declaration.important && (later.has(always) || later.has(here))
    const isGivenBack = isReverted(one) && (here === always || !given.has(always))
    const isRedundant = !isGround && declaration.prop === "box-sizing" && declaration.value === "border-box"
    later.add(here)
    if (isOverridden || isGivenBack || isRedundant) declaration.remove()
  }
}

/** Takes out variables that nothing reads, then those that only they have read. */
const dropUnusedVariables = (rules: Root, html: string) => {
  const afterVar = `${rules.toString()}${html}`.split("var(")
  const read = new Set(afterVar.map(text => text.split(")", 1)[0]?.split(",", 1)[0]))
  const unread = declarationsIn(rules).filter(({ variable, prop }) => variable && !read.has(prop))
  for (const declaration of unread) declaration.remove()
  if (unread.length > 0) dropUnusedVariables(rules, html)
}

/**
 * Takes out of a page what Material UI's components bring for states and looks that it does not have: rules, values
 * that the theme overrides, variables, and names of classes that no rule asks for. `Mui…-root` stays.
 * @param sheet rules of the site's sheet, which ask for classes too
 */
export const pruneStyles = (html: string, css: string, sheet: string) => {
  const elements = elementsIn(parseFragment(html, { sourceCodeLocationInfo: true }))
  const classes = new Set(elements.flatMap(element => attributeOf(element, "class")?.split(" ") ?? []))
  const rules = parseRules(css)
  // How Material UI writes the least breakpoint.
  rules.walkAtRules(rule => void (rule.params === "(min-width:0px)" && rule.replaceWith(rule.nodes ?? [])))
  // What React takes over comes into other states.
  if (!html.includes("data-island"))
    rules.walkRules(rule => {
      const met = rule.selectors.filter(selector => selectorMatches(selector.replace(/\[.*?\]/g, ""), classes))
      if (met.length > 0) rule.selector = met.join(",")
      else rule.remove()
    })
  dropOverridden(rules)
  dropUnusedVariables(rules, html)
  // What stands in another may leave it empty.
  for (const node of nodesIn(rules).toReversed()) if ("nodes" in node && node.nodes?.length === 0) node.remove()
  const usedCss = rules.toString() + sheet
  const isUsed = (name: string) =>
    !["Mui", "css"].includes(name.slice(0, 3)) || name.endsWith("-root") || usedCss.includes(`.${name}`)
  const reduced = elements.reduceRight((page, element) => {
    const place = element.sourceCodeLocation?.attrs?.class
    const names = attributeOf(element, "class")?.split(" ").filter(isUsed).join(" ")
    return place ? `${page.slice(0, place.startOffset)}class="${names}"${page.slice(place.endOffset)}` : page
  }, html)
  return { html: reduced, rules: rules.toString() }
}

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

/** Returns all elements except those in islands: React hydrates them unchanged. */
const elementsIn = (parent: Html.ParentNode): Html.Element[] =>
  parent.childNodes
    .filter(tree.isElementNode)
    .flatMap(element => [element, ...(attributeOf(element, "data-island") ? [] : elementsIn(element))])

/** Returns whether a page has all classes of a selector, and one of each `:is()`. */
const selectorMatches = (selector: string, classes: ReadonlySet<string>): boolean => {
  const [pseudoClass, name, list = ""] = /:([\w-]+)\(([^()]*)\)/.exec(selector) ?? []
  if (pseudoClass === undefined)
    return [...selector.matchAll(/\.([\w-]+)/g)].every(([, className = ""]) => classes.has(className))
  const pseudoClassMatches = name !== "is" || list.split(",").some(inList => selectorMatches(inList, classes))
  return pseudoClassMatches && selectorMatches(selector.replace(pseudoClass, ""), classes)
}

const nodesIn = ({ nodes = [] }: Partial<Container>): ChildNode[] =>
  nodes.flatMap(node => [node, ...("nodes" in node ? nodesIn(node) : [])])

const declarationsIn = (rules: Root): Declaration[] =>
  nodesIn(rules).filter(node => node.type === "decl" && node.parent?.type === "rule") as Declaration[]

/** Returns the at-rules around a rule: "@print ", or "". */
const conditionOf = ({ parent }: ChildNode): string =>
  parent?.type === "atrule" ? `${conditionOf(parent as AtRule)}@${(parent as AtRule).params} ` : ""

const UNIVERSAL_SELECTOR = "*,*::before,*::after"

/**
 * Removes overridden declarations: of each selector and property, the last wins. A final `revert` (`dropped` in the
 * theme) is removed, too.
 */
const dropOverridden = (rules: Root) => {
  const declarations = declarationsIn(rules).map(declaration => {
    const rule = declaration.parent as Rule
    const key = `${rule.selector} ${declaration.prop}`
    return {
      declaration,
      key,
      conditionalKey: `${conditionOf(rule)}${key}`,
      isUniversal: rule.selector === UNIVERSAL_SELECTOR,
    }
  })
  const isReverted = ({ declaration }: { declaration: Declaration }) => declaration.value === "revert"
  const assigned = new Set(declarations.filter(item => !isReverted(item)).map(({ conditionalKey }) => conditionalKey))
  const later = new Set<string>()
  for (const item of declarations.toReversed()) {
    const { declaration, key, conditionalKey, isUniversal } = item
    const isOverridden = !declaration.important && (later.has(key) || later.has(conditionalKey))
    const isNoop = isReverted(item) && (conditionalKey === key || !assigned.has(key))
    const isRedundant = !isUniversal && declaration.prop === "box-sizing" && declaration.value === "border-box"
    later.add(conditionalKey)
    if (isOverridden || isNoop || isRedundant) declaration.remove()
  }
}

/** Returns whether the classes and variables of a selector have no other users. */
type IsOwn = (selector: string) => boolean

/** Removes selectors without matching classes, and rules without selectors. */
const dropUnmatched = (rules: Root, classes: ReadonlySet<string>, isOwn: IsOwn = () => true) =>
  rules.walkRules(rule => {
    const matching = rule.selectors.filter(
      selector => !isOwn(selector) || selectorMatches(selector.replace(/\[.*?\]/g, ""), classes),
    )
    if (matching.length > 0) rule.selector = matching.join(",")
    else rule.remove()
  })

/**
 * Removes unused variables, recursively.
 * @param others - HTML and CSS that use variables, too
 */
const dropUnusedVariables = (rules: Root, others: string, isOwn: IsOwn = () => true) => {
  const afterVar = `${rules.toString()}${others}`.split("var(")
  const used = new Set(afterVar.map(text => text.split(")", 1)[0]?.split(",", 1)[0]))
  const unused = declarationsIn(rules).filter(
    ({ variable, prop, parent }) => variable && !used.has(prop) && isOwn((parent as Rule).selector),
  )
  for (const declaration of unused) declaration.remove()
  if (unused.length > 0) dropUnusedVariables(rules, others, isOwn)
}

const dropEmpty = (rules: Root) => {
  // Innermost first: at-rules may become empty.
  for (const node of nodesIn(rules).toReversed()) if ("nodes" in node && node.nodes?.length === 0) node.remove()
}

/** A zero before a decimal point. */
const LEADING_ZERO = /(?<![\w.-])0(?=\.\d)/g

/** Shortens rules without changing their meaning, which saves up to 90 bytes of a compressed page. */
const minify = (rules: Root) => {
  rules.walk(node => {
    if (node.type === "rule") node.raws.semicolon = false
    else if (node.type === "atrule") node.params = node.params.replaceAll(": ", ":")
    // Strings and URLs may contain the same characters; values of variables are as in islands.
    else if (node.type === "decl" && !node.variable && !/["']|url\(/.test(node.value))
      node.value = node.value.replaceAll(", ", ",").replace(LEADING_ZERO, "")
  })
}

/** Returns whether a selector has a class of the shared style sheet, whose elements are on every page. */
const isShared = (selector: string) => selector.includes(".sheet-")

const classesOf = (element: Html.Element): string[] => attributeOf(element, "class")?.split(" ") ?? []

/** Parses the shared style sheet without unused rules and variables of its classes. Other rules depend on the page. */
const pruneSharedSheet = (sharedCss: string, elements: readonly Html.Element[]): string => {
  const rules = parseRules(sharedCss)
  const classes = new Set(
    elements.map(classesOf).flatMap(names => (names.some(name => isShared(`.${name}`)) ? names : [])),
  )
  dropUnmatched(rules, classes, isShared)
  dropOverridden(rules)
  dropUnusedVariables(rules, "", isShared)
  dropEmpty(rules)
  minify(rules)
  return rules.toString()
}

/**
 * Removes unused CSS from a page: rules, overridden declarations, variables, and class names without rules (except
 * `Mui…-root`). Pages declare the variables of the shared style sheet, too: otherwise Chromium would restyle all
 * elements when the sheet loads.
 */
export const pruneStyles = (html: string, css: string, sharedCss: string) => {
  const elements = elementsIn(parseFragment(html, { sourceCodeLocationInfo: true }))
  const sheet = pruneSharedSheet(sharedCss, elements)
  const classes = new Set(elements.flatMap(classesOf))
  const rules = parseRules(css)
  // Material UI's media query of the smallest breakpoint always matches.
  rules.walkAtRules(rule => void (rule.params === "(min-width:0px)" && rule.replaceWith(rule.nodes ?? [])))
  // Hydrated components enter other states.
  if (!html.includes("data-island")) dropUnmatched(rules, classes)
  dropOverridden(rules)
  dropUnusedVariables(rules, html + sheet)
  dropEmpty(rules)
  minify(rules)
  const usedCss = rules.toString() + sheet
  const isUsed = (name: string) =>
    !["Mui", "css"].includes(name.slice(0, 3)) || name.endsWith("-root") || usedCss.includes(`.${name}`)
  const pruned = elements.reduceRight((page, element) => {
    const range = element.sourceCodeLocation?.attrs?.class
    const names = classesOf(element).filter(isUsed).join(" ")
    return range ? `${page.slice(0, range.startOffset)}class="${names}"${page.slice(range.endOffset)}` : page
  }, html)
  return { html: pruned, rules: rules.toString(), sheet }
}

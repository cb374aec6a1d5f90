import { parse as parseRules } from "postcss"
import { fileIssue, problem, type Rule } from "#engine"
import { drawingClasses } from "#theme/drawing-classes"

const isKnown = (selector: string): boolean => {
  const name = selector.trim()
  return name === "text" || (name.startsWith(".") && drawingClasses.has(name.slice(1)))
}

/** Returns the first rule that the site does not replace with its own for both color modes. */
const unknownRule = (css: string): string | undefined => {
  try {
    const unknown = parseRules(css).nodes.find(
      node => node.type !== "comment" && (node.type !== "rule" || !node.selectors.every(isKnown)),
    )
    return unknown && (unknown.type === "rule" ? unknown.selector : unknown.toString())
  } catch {
    return css
  }
}

/** Files with the class "drawing" have no style rules but those of the classes of the site (docs/identity.md). */
const knownDrawingRules: Rule = ({ pictures }) =>
  [...pictures].flatMap(([file, { styles = "" }]) => {
    const found = unknownRule(styles)
    return found === undefined
      ? []
      : [fileIssue(file, problem("drawingStyles", [...found.trim()].slice(0, 40).join("")))]
  })

export const drawingRules: Rule[] = [knownDrawingRules]

import { parse as parseCss } from "postcss"
import { fileIssue, problem, type Rule } from "#engine"
import { drawingClasses } from "#theme/drawing-classes"

const isAllowedSelector = (selector: string): boolean => {
  const name = selector.trim()
  return name === "text" || (name.startsWith(".") && drawingClasses.has(name.slice(1)))
}

/** Returns the first CSS rule that is not for a drawing class of the site. */
const findUnknownCssRule = (css: string): string | undefined => {
  try {
    const unknown = parseCss(css).nodes.find(
      node => node.type !== "comment" && (node.type !== "rule" || !node.selectors.every(isAllowedSelector)),
    )
    return unknown && (unknown.type === "rule" ? unknown.selector : unknown.toString())
  } catch {
    return css
  }
}

/** Allows only the site's drawing classes in the styles of files with the class "drawing" (docs/identity.md). */
const knownDrawingClasses: Rule = ({ pictures }) =>
  [...pictures].flatMap(([file, { styles = "" }]) => {
    const unknown = findUnknownCssRule(styles)
    return unknown === undefined
      ? []
      : [fileIssue(file, problem("drawingStyles", [...unknown.trim()].slice(0, 40).join("")))]
  })

export const drawingRules: Rule[] = [knownDrawingClasses]

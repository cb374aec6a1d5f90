import { type Config, type CustomPlugin, optimize, type XastElement } from "svgo"
import { parseViewBox } from "#theme/view-box"
import { outlineText } from "./outline-text"
import type { Typesetter } from "./typesetter"

/**
 * Returns the number of decimals of coordinates: finer than the finest line at any display size. Small drawings keep
 * more, because they are enlarged.
 */
const decimalsOf = (viewBox: string): number => (parseViewBox(viewBox)[2] > 300 ? 1 : 2)

/** A minified drawing. */
export interface Minified {
  viewBox: string
  /** Markup inside the `<svg>`. */
  content: string
  /** Path data of visible parts, for the drawing's bounds and the limit of inline drawings. */
  paths: string[]
  classes: Set<string>
}

/**
 * Shortens path data. svgo cannot detect strokes that classes set, and would remove visible closed strokes and
 * zero-length dots as useless.
 */
const convertPaths = (floatPrecision: number, applyTransforms: boolean): NonNullable<Config["plugins"]>[number] => ({
  name: "convertPathData",
  params: { floatPrecision, applyTransforms, makeArcs: undefined, removeUseless: false },
})

/**
 * Returns whether paths in the element may be invisible: it only defines paths (`defs`) or clips them (`clip-path`,
 * nested `svg`).
 */
const isExcludedFromBounds = (node: XastElement): boolean =>
  node.name === "defs" || node.name === "svg" || "clip-path" in node.attributes

/**
 * Minifies a drawing without visible changes.
 * @param markup - an `<svg>` element
 * @param outline - outlines text, for files. Without it, for inline markup, text stays text and groups keep their
 * coordinates, so repeated groups compress well (drawings on the home page: 13 % less in Brotli).
 */
export const minify = (viewBox: string, markup: string, outline?: Typesetter): Minified => {
  const paths: string[] = []
  const classes = new Set<string>()
  const collectPathsAndClasses: CustomPlugin = {
    name: "collectPathsAndClasses",
    fn: () => {
      let excludedDepth = 0
      return {
        element: {
          enter: (node, parent) => {
            for (const name of (node.attributes.class ?? "").split(" ")) classes.add(name)
            if (excludedDepth > 0 || (parent.type !== "root" && isExcludedFromBounds(node))) excludedDepth++
            if (excludedDepth === 0 && node.attributes.d) paths.push(node.attributes.d)
          },
          exit: () => {
            if (excludedDepth > 0) excludedDepth--
          },
        },
        root: {
          // Removes the <svg> element: callers create their own.
          exit: root => {
            root.children = root.children.flatMap(child => (child.type === "element" ? child.children : []))
          },
        },
      }
    },
  }
  const { data } = optimize(markup, {
    // In files, paths are converted twice: first to apply transforms, because mergePaths requires equal attributes.
    plugins: [
      ...(outline ? [outlineText(outline)] : []),
      { name: "convertShapeToPath", params: { convertArcs: true } },
      ...(outline ? (["moveGroupAttrsToElems", "collapseGroups", convertPaths(3, true)] as const) : []),
      "mergePaths",
      convertPaths(decimalsOf(viewBox), outline !== undefined),
      { name: "cleanupNumericValues", params: { floatPrecision: 2 } },
      collectPathsAndClasses,
    ],
  })
  return { viewBox, content: data, paths, classes }
}

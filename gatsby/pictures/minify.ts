import { type Config, type CustomPlugin, optimize, type XastElement } from "svgo"
import { parseViewBox } from "#theme/view-box"
import type { Typesetter } from "./typesetter"
import { outlineText } from "./outline-text"

/**
 * Decimals of a coordinate: finer than the finest line at any size a drawing is shown in. Small drawings are shown
 * enlarged.
 */
const decimalsOf = (viewBox: string): number => (parseViewBox(viewBox)[2] > 300 ? 1 : 2)

/** What a drawing is after it was minified. */
export interface Minified {
  viewBox: string
  /** Markup inside the `<svg>`. */
  content: string
  /** Its paths, where they stand; not those of patterns, symbols and clipped parts. */
  paths: string[]
  /** The classes in it. */
  classes: Set<string>
}

/**
 * Paths as they are, but short. Whether a stroke is closed, and a dot of no length, can be seen, and svgo does not know
 * the classes: nothing "useless" goes.
 */
const convertPaths = (floatPrecision: number, applyTransforms: boolean): NonNullable<Config["plugins"]>[number] => ({
  name: "convertPathData",
  params: { floatPrecision, applyTransforms, makeArcs: undefined, removeUseless: false },
})

/** Whether what is in this element is not drawn where it stands, or only in part. */
const isClippedOrDefined = (node: XastElement): boolean =>
  node.name === "defs" || node.name === "svg" || "clip-path" in node.attributes

/**
 * Writes a drawing with fewer characters and fewer elements where nobody sees the difference: files are written for
 * people.
 * @param viewBox its frame
 * @param markup the drawing as an `<svg>` element
 * @param set how lettering is turned into outlines, for a picture. Without it, for a page, words stay words, and
 * symbols keep their own coordinates:
 * a page that holds a symbol twice is compressed to one of them (a fifth of the drawings on the home page).
 */
export const minify = (viewBox: string, markup: string, outline?: Typesetter): Minified => {
  const paths: string[] = []
  const classes = new Set<string>()
  const look: CustomPlugin = {
    name: "look",
    fn: () => {
      let elsewhere = 0
      return {
        element: {
          enter: (node, parent) => {
            for (const name of (node.attributes.class ?? "").split(" ")) classes.add(name)
            if (elsewhere > 0 || (parent.type !== "root" && isClippedOrDefined(node))) elsewhere++
            if (elsewhere === 0 && node.attributes.d) paths.push(node.attributes.d)
          },
          exit: () => {
            if (elsewhere > 0) elsewhere--
          },
        },
        root: {
          // The frame is made anew where the drawing is used.
          exit: root => {
            root.children = root.children.flatMap(child => (child.type === "element" ? child.children : []))
          },
        },
      }
    },
  }
  const { data } = optimize(markup, {
    plugins: [
      ...(outline ? [outlineText(outline)] : []),
      { name: "convertShapeToPath", params: { convertArcs: true } },
      ...(outline ? (["moveGroupAttrsToElems", "collapseGroups", convertPaths(3, true)] as const) : []),
      "mergePaths",
      convertPaths(decimalsOf(viewBox), outline !== undefined),
      { name: "cleanupNumericValues", params: { floatPrecision: 2 } },
      look,
    ],
  })
  return { viewBox, content: data, paths, classes }
}

import type { CustomPlugin } from "svgo"
import type { Typesetter } from "./typesetter"

/** Default font size in units of the view box, as in `src/theme/drawing-svg.tsx`. */
const DEFAULT_SIZE = 13

const semiboldClasses = new Set(["sea-words", "on-signal-words"])

/**
 * Replaces text by outlines: images cannot use the page's fonts, and the machine that renders them may have none.
 */
export const outlineText = (outline: Typesetter): CustomPlugin => ({
  name: "outlineText",
  fn: () => ({
    element: {
      enter: node => {
        if (node.name !== "text") return
        const {
          class: classes = "",
          x = "0",
          y = "0",
          transform = "",
          "text-anchor": anchor = "start",
        } = node.attributes
        const classNames = classes.split(" ").filter(Boolean)
        const content = node.children.map(child => (child.type === "text" ? child.value : "")).join("")
        const size = Number(node.attributes["font-size"] ?? DEFAULT_SIZE)
        const isDisplay = classNames.includes("display")
        const textOutline = outline(
          content,
          isDisplay
            ? { family: "display", size }
            : { family: "text", weight: classNames.some(name => semiboldClasses.has(name)) ? 600 : 500, size },
        )
        const shift = { start: 0, middle: textOutline.width / 2, end: textOutline.width }[anchor] ?? 0
        const fillClasses = classNames.filter(name => name !== "display").join(" ")
        node.name = "path"
        node.children = []
        node.attributes = {
          class: fillClasses || "ink",
          transform: `${transform}translate(${Number(x) - shift} ${y})`,
          d: textOutline.path,
        }
      },
    },
  }),
})

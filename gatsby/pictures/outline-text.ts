import type { CustomPlugin } from "svgo"
import type { Typesetter } from "./lettering"

/** The size of lettering that names none, as in `src/theme/drawing-svg.tsx`. */
const SIZE = 13

/** Classes whose lettering is heavier. */
const HEAVY = new Set(["sea-words", "on-signal-words"])

const SCALED = "scale("

/** By how much a transform enlarges: the drawings scale both ways alike. */
const scaleOf = (transform = ""): number => {
  const at = transform.indexOf(SCALED)
  return at < 0 ? 1 : Number.parseFloat(transform.slice(at + SCALED.length))
}

/**
 * Replaces lettering by its outlines: a picture has no fonts of the page, and the machine that draws it may have none
 * at all.
 * @param found is told the size of each lettering, in units of the drawing
 */
export const outlineText = (set: Typesetter, found: (size: number) => void): CustomPlugin => ({
  name: "outlineText",
  fn: () => {
    const scales = [1]
    return {
      element: {
        exit: node => {
          if (node.name === "g") scales.pop()
        },
        enter: node => {
          const scale = scales.at(-1) ?? 1
          if (node.name === "g") scales.push(scale * scaleOf(node.attributes.transform))
          if (node.name !== "text") return
          const {
            class: classes = "",
            x = "0",
            y = "0",
            transform = "",
            "text-anchor": anchor = "start",
          } = node.attributes
          const names = classes.split(" ").filter(Boolean)
          const letters = node.children.map(child => (child.type === "text" ? child.value : "")).join("")
          const size = Number(node.attributes["font-size"] ?? SIZE)
          found(size * scale)
          const isDisplay = names.includes("display")
          const text = set(
            letters,
            isDisplay
              ? { family: "display", size }
              : { family: "text", weight: names.some(name => HEAVY.has(name)) ? 600 : 500, size },
          )
          const shift = { start: 0, middle: text.width / 2, end: text.width }[anchor] ?? 0
          const ink = names.filter(name => name !== "display").join(" ")
          node.name = "path"
          node.children = []
          node.attributes = {
            class: ink || "ink",
            transform: `${transform}translate(${Number(x) - shift} ${y})`,
            d: text.path,
          }
        },
      },
    }
  },
})

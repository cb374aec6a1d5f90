import { renderToStaticMarkup } from "react-dom/server"
import type { Draw, Frame, OpenDrawing, SceneMarks } from "../../src/render/drawings"
import { toFile } from "../../gatsby/pictures/file"
import { openFonts, type Typesetter } from "../../gatsby/pictures/lettering"
import { type Minified, minify } from "../../gatsby/pictures/minify"

/** Characters and marks below which a drawing stays in the page: an icon costs less than its address elsewhere. */
const SMALL = { length: 300, marks: 4 }

/** @returns a scene as an `<svg>` element, as it was written */
export const markupOf = ({ viewBox, children }: SceneMarks): string =>
  renderToStaticMarkup(<svg viewBox={viewBox}>{children}</svg>)

/** Pages share their drawings: each is worked on once a process, and once more where it is a file. */
const drawWith = (set: Typesetter, publish: (svg: string) => string): Draw => {
  const drawings = new Map<string, Minified>()
  const files = new Map<string, { src: string; frame: Frame }>()
  return (scene, delivery) => {
    const markup = markupOf(scene)
    const drawing = drawings.get(markup) ?? minify(scene.viewBox, markup)
    drawings.set(markup, drawing)
    const { content, marks } = drawing
    const isSmall = content.length < SMALL.length && marks.length < SMALL.marks
    if (delivery === "page" || isSmall) return { content }
    let file = files.get(markup)
    if (!file) {
      const { svg, frame } = toFile(minify(scene.viewBox, markup, set))
      files.set(markup, (file = { src: publish(svg), frame }))
    }
    return file
  }
}

let draw: Promise<Draw> | undefined

/**
 * Opens the draw that prints the drawings of pages, once a process (docs/decisions.md).
 */
export const openDrawing: OpenDrawing = publish => (draw ??= openFonts().then(set => drawWith(set, publish)))

import { renderToStaticMarkup } from "react-dom/server"
import type { Draw, Frame, SceneMarks } from "../../src/scenes/drawing-context"
import { toFile } from "./file"
import { openFonts, type Typesetter } from "./lettering"
import { minify } from "./minify"
import { publish } from "./publish"

/** Characters below which a drawing stays in the page: an icon costs less than its address elsewhere. */
const SMALL = 300

/** @returns a scene as an `<svg>` element, as it was written */
export const markupOf = ({ viewBox, children }: SceneMarks): string =>
  renderToStaticMarkup(<svg viewBox={viewBox}>{children}</svg>)

/** A picture inside the HTML; quotes that need no escape in an attribute. */
const dataAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll("%", "%25").replaceAll("#", "%23")}`

/** Pages share their drawings: each is worked on once a process, and once more where it is a picture. */
const drawWith = (set: Typesetter): Draw => {
  const inline = new Map<string, string>()
  const pictures = new Map<string, { svg: string; frame: Frame }>()
  return (scene, delivery) => {
    const markup = markupOf(scene)
    const content = inline.get(markup) ?? minify(scene.viewBox, markup).content
    inline.set(markup, content)
    if (delivery === "page" || content.length < SMALL) return { content }
    const picture = pictures.get(markup) ?? toFile(minify(scene.viewBox, markup, set))
    pictures.set(markup, picture)
    const { svg, frame } = picture
    return { src: delivery === "file" ? publish(svg, "svg") : dataAddress(svg), frame }
  }
}

let draw: Promise<Draw> | undefined

/** Opens the draw that prints the drawings of pages, once a process (docs/decisions/0040-a-drawing-is-drawn-once.md). */
export const openDrawing = (): Promise<Draw> => (draw ??= openFonts().then(drawWith))

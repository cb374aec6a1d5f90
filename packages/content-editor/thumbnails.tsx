/**
 * Draws what the words of choices name, a small picture each, for the forms (browser/drawing.ts): a program of its own,
 * because Gatsby's compiler for `gatsby-node.ts` need not know the drawings. Reads from standard input which.
 */
import { writeFileSync } from "node:fs"
import { text } from "node:stream/consumers"
import type { JSX } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { type Draw, DrawContext, frameOf } from "../../src/render/drawings"
import { BuiltScene } from "../../src/scenes/built"
import { Cutaway } from "../../src/scenes/cutaway"
import { drawingRules, toCss } from "../../src/theme/drawing-classes"
import { cutaways } from "../../src/scenes/services"
import { lightColors } from "../../src/theme/tokens"
import type { Drawn } from "./fields"

const pictures: Record<Drawn, (name: string) => JSX.Element> = {
  ServiceDrawing: name => <Cutaway drawing={cutaways[name as Queries.ServiceDrawing]} alt="" />,
  BuiltDrawing: name => <BuiltScene drawing={name as Queries.BuiltDrawing} labels={[]} alt="" />,
}

/** What explains a drawing on its page stays out. */
const CSS = `${toCss(drawingRules(lightColors))}.leader,.marker{display:none}text{font:500 13px sans-serif}`

/** @returns the first scene of a picture as a file */
const drawn = (picture: JSX.Element): string => {
  const files: string[] = []
  const draw: Draw = ({ viewBox, children }) => {
    files.push(
      renderToStaticMarkup(
        <svg xmlns="http://www.w3.org/2000/svg" viewBox={viewBox}>
          <style>{CSS}</style>
          {children}
        </svg>,
      ),
    )
    return { src: "#", frame: frameOf(viewBox) }
  }
  renderToStaticMarkup(<DrawContext value={{ draw, delivery: "page" }}>{picture}</DrawContext>)
  return files[0] ?? ""
}

/** Which pictures, and where they are put. */
export interface Thumbnails {
  folder: string
  wanted: Partial<Record<Drawn, string[]>>
}

const run = async () => {
  const { folder, wanted } = JSON.parse(await text(process.stdin)) as Thumbnails
  for (const [choice, names] of Object.entries(wanted))
    for (const name of names) writeFileSync(`${folder}/${choice}-${name}.svg`, drawn(pictures[choice as Drawn](name)))
}

void run()

import { readFileSync } from "node:fs"
import type { JSX } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import type { DrawnScene, PageScene, ServicePicture } from "../../../model/parts/motif"
import { Barge } from "../../../src/scenes/barge"
import { Berths } from "../../../src/scenes/berths"
import { ChartDrawers } from "../../../src/scenes/chart-drawers"
import { CrewDeck } from "../../../src/scenes/crew-deck"
import { type Draw, DrawContext, frameOf, type SceneMarks } from "../../../src/render/drawings"
import { Fleet } from "../../../src/scenes/fleet"
import { Gangway } from "../../../src/scenes/gangway"
import { HarborPilot } from "../../../src/scenes/harbor-pilot"
import { HomeSlip } from "../../../src/scenes/home/slip-wide"
import { LogBook } from "../../../src/scenes/log-book"
import { LostChart } from "../../../src/scenes/lost-chart"
import { Manifest } from "../../../src/scenes/manifest"
import { drawingRules, toCss } from "../../../src/theme/drawing-classes"
import { Scene } from "../../../src/scenes/scene"
import { SealedPapers } from "../../../src/scenes/sealed-papers"
import { SignalFlags } from "../../../src/scenes/signal-flags"
import { Soundings } from "../../../src/scenes/soundings"
import { StencilCrate } from "../../../src/scenes/stencil-crate"
import { letterMark, lightColors } from "../../../src/theme/tokens"
import { markupOf } from "../draw"
import type { Typesetter } from "../../../gatsby/pictures/lettering"
import { read } from "../../../gatsby/pictures/drawing"
import { minify } from "../../../gatsby/pictures/minify"

/** A drawing as an `<svg>` element, in the classes of the site. */
interface Marks {
  viewBox: string
  markup: string
}

/**
 * Where a motif stands: the part of the drawing (left, top, right, bottom in its own units) that fills the given box of
 * the picture.
 */
interface Placed {
  drawing: JSX.Element | Marks
  frame: readonly [number, number, number, number]
  /**
   * Left edge and width in the picture; its height follows, its foot stands on the picture's lower edge unless `foot`
   * says otherwise.
   */
  left: number
  width: number
  foot?: number
  /** The title stands beside the motif, not above it. */
  beside?: boolean
  /** Pixels of the motif's upper edge that are empty enough for the title. */
  headroom?: number
}

/** The letter mark, large, on the foot of the picture. */
const Mark = () => (
  <Scene viewBox="0 0 28 28">
    <path d={letterMark} fill={lightColors.signal} />
  </Scene>
)

const wide = (drawing: JSX.Element): Placed => ({ drawing, frame: [0, 0, 1296, 380], left: 40, width: 1120 })

const pages = {
  berths: wide(<Berths alt="" />),
  "chart-drawers": wide(<ChartDrawers alt="" />),
  "crew-deck": wide(<CrewDeck alt="" />),
  fleet: wide(<Fleet alt="" />),
  gangway: wide(<Gangway alt="" />),
  "log-book": wide(<LogBook alt="" />),
  "lost-chart": { drawing: <LostChart alt="" />, frame: [0, 0, 1296, 460], left: 60, width: 1080 },
  manifest: wide(<Manifest alt="" />),
  "signal-flags": wide(<SignalFlags alt="" />),
  soundings: wide(<Soundings alt="" />),
  "stencil-crate": wide(<StencilCrate alt="" />),
  "harbor-pilot": { drawing: <HarborPilot alt="" />, frame: [0, 0, 720, 360], left: 520, width: 620 },
  "sealed-papers": {
    drawing: <SealedPapers alt="" />,
    frame: [0, 0, 480, 240],
    left: 500,
    width: 660,
    foot: 585,
    beside: true,
  },
} satisfies Record<PageScene, Placed>

const place = (motif: DrawnScene | ServicePicture): Placed => {
  switch (motif.scene) {
    case "slip":
      return {
        drawing: <HomeSlip alt="" shipName={motif.shipName} />,
        frame: [0, 0, 1440, 592],
        left: 0,
        width: 1200,
        headroom: 84,
      }
    case "barge":
      return { drawing: <Barge hours={motif.hours} alt="" />, frame: [0, 20, 360, 172], left: 440, width: 720 }
    case "service":
      return {
        drawing: read(readFileSync(motif.file, "utf8"), "drawing"),
        frame: [288, -20, 1032, 530],
        left: 590,
        width: 590,
        beside: true,
      }
    case "mark":
      return { drawing: <Mark />, frame: [0, 0, 28, 28], left: 760, width: 380, foot: 570, beside: true }
    default:
      return pages[motif.scene]
  }
}

/** Lines are drawn heavier than on the site: in a feed the picture is seen at half its size. */
const HEAVIER = 1.6

/** The rules of the classes in the light color mode. */
export const pictureCss = toCss(
  drawingRules(lightColors).map(([pens, { strokeWidth, ...style }]) => [
    pens,
    { ...style, ...(strokeWidth && { strokeWidth: parseFloat(String(strokeWidth)) * HEAVIER }) },
  ]),
)

/** @returns the marks of the scene that a component draws */
const marksOf = (drawing: JSX.Element): Marks => {
  const scenes: SceneMarks[] = []
  const draw: Draw = scene => {
    scenes.push(scene)
    return { src: "", frame: frameOf(scene.viewBox) }
  }
  renderToStaticMarkup(<DrawContext value={{ draw, delivery: "page" }}>{drawing}</DrawContext>)
  const [scene] = scenes
  if (!scene) throw new Error("A motif must be drawn with Scene (src/scenes/scene.tsx).")
  return { viewBox: scene.viewBox, markup: markupOf(scene) }
}

/** A drawing as a group of an SVG picture, and how much of the picture it leaves to the title. */
export interface DrawnMotif {
  svg: string
  top: number
  beside: boolean
}

/** Draws the motif of a picture with the site's own scenes. */
export const drawMotif = (motif: DrawnScene | ServicePicture, height: number, set: Typesetter): DrawnMotif => {
  const { drawing, frame, left, width, foot = height, beside = false, headroom = 0 } = place(motif)
  const { viewBox, markup } = "markup" in drawing ? drawing : marksOf(drawing)
  const { content } = minify(viewBox, markup, set)
  const [frameLeft, frameTop, frameRight, frameBottom] = frame
  const scale = width / (frameRight - frameLeft)
  const transform = `translate(${left} ${foot}) scale(${scale}) translate(${-frameLeft} ${-frameBottom})`
  return {
    svg: `<g transform="${transform}">${content}</g>`,
    top: foot - scale * (frameBottom - frameTop) + headroom,
    beside,
  }
}

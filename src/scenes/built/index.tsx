import { Scene } from "../scene"
import { brandSheet } from "./brand-sheet"
import { checkout } from "./checkout"
import { type BuiltDrawing, sheet } from "./drawing"
import { firstReport } from "./first-report"
import { mapResult } from "./map-result"
import { partsCatalog } from "./parts-catalog"
import { quoteDesk } from "./quote-desk"

/** Every drawing of a built thing that a case may name (`model/parts/built.ts`). */
const builtDrawings: Record<Queries.BuiltDrawing, BuiltDrawing> = {
  brandSheet,
  checkout,
  firstReport,
  mapResult,
  partsCatalog,
  quoteDesk,
}

interface BuiltSceneProps {
  drawing: Queries.BuiltDrawing
  /** The words on it. */
  labels: readonly string[]
  alt: string
}

/** What was built for a client, drawn as itself. */
export const BuiltScene = ({ drawing, labels, alt }: BuiltSceneProps) => (
  <Scene viewBox={`0 0 ${sheet.width} ${sheet.height}`} alt={alt}>
    {builtDrawings[drawing](index => labels[index] ?? "")}
  </Scene>
)

import type { JSX } from "react"
import type { ComparisonProps } from "../measures"
import { ControlBoard } from "./control-board"
import { FirstReport } from "./first-report"
import { MapStreet } from "./map-street"
import { NineShops } from "./nine-shops"
import { OnePage } from "./one-page"
import { QuoteDesk } from "./quote-desk"
import type { CaseDrawingProps } from "./stage"

/** Every drawing a case study may name. One that the schema knows and nobody has drawn is a type error here. */
const drawings: Record<Queries.CaseDrawing, (props: CaseDrawingProps) => JSX.Element> = {
  quoteDesk: QuoteDesk,
  firstReport: FirstReport,
  onePage: OnePage,
  mapStreet: MapStreet,
  nineShops: NineShops,
  controlBoard: ControlBoard,
}

export interface CaseSceneProps {
  scene: { drawing: Queries.CaseDrawing; alt: string }
  /** The case's results, the headline first. */
  results: readonly { readonly comparison: Omit<ComparisonProps, "alt"> }[]
}

/** The drawing of one case, to the scale of its own results. */
export const CaseScene = ({ scene: { drawing, alt }, results }: CaseSceneProps) => {
  const Drawing = drawings[drawing]
  const [first, second, third] = results.map(({ comparison }) => comparison)
  return first && second && third ? <Drawing figures={[first, second, third]} alt={alt} /> : null
}

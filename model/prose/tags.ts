import type { ProseTags } from "#engine"
import { barsProblem } from "./bars-problem"

/** The tags an editor may write in prose; `gatsby/prose/components.tsx` draws them. */
export const proseTags: ProseTags = {
  Note: { attributes: ["title"], holds: true },
  KeyFigure: { attributes: ["value", "label"], holds: false },
  Bars: { attributes: ["caption"], holds: true, problem: barsProblem },
  WhenForm: {
    attributes: ["name", "state"],
    holds: true,
    values: { name: ["contact", "newsletter"], state: ["on", "off"] },
  },
}

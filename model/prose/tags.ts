import type { ProseTags } from "#engine"
import { checkBars } from "./bars"

/** The tags allowed in prose; `gatsby/prose/components.tsx` renders them. */
export const proseTags: ProseTags = {
  Note: { attributes: ["title"], hasChildren: true },
  KeyFigure: { attributes: ["value", "label"], hasChildren: false },
  Bars: { attributes: ["caption"], hasChildren: true, checkChildren: checkBars },
  // Shows its children only while the form delivers ("on") or does not ("off").
  WhenForm: {
    attributes: ["name", "state"],
    hasChildren: true,
    values: { name: ["contact", "newsletter"], state: ["on", "off"] },
  },
}

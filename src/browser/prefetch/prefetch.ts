import { bringNamed } from "../bring"
import { fetchFonts } from "../fonts/fetch"
import { allowPrerendering } from "./speculation-rules"

/** What TypeScript does not know yet. */
interface Connection {
  connection?: { saveData: boolean }
}

/**
 * Has the browser prepare the pages that a visitor is about to open. Only one that knows no rules for it fetches the
 * script that does the like (prefetch-links.ts). Whoever saves data gets neither, nor fonts.
 */
export const start = (withoutRules = () => bringNamed("prefetch-links", document.body)): void => {
  const { connection } = navigator as Connection
  if (connection?.saveData) return
  // Behind the first paint: on a slow line what is painted comes first.
  requestAnimationFrame(() => setTimeout(fetchFonts))
  if (HTMLScriptElement.supports?.("speculationrules")) allowPrerendering()
  // Without it pages come as they are followed.
  else withoutRules().catch(() => undefined)
}

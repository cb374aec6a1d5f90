import { fetchFonts } from "./fonts"
import { allowPrerendering } from "./speculation-rules"

/** What TypeScript does not know yet. */
interface Connection {
  connection?: { saveData: boolean }
}

/** Address of the script that prefetches; the build fills it in (gatsby/browser-scripts.ts). */
declare const PREFETCH_SCRIPT: string

/**
 * Has the browser prepare the pages that a visitor is about to open. Only one that knows no rules for it fetches the
 * script that does the like (prefetch-script.ts). Whoever saves data gets neither, nor fonts.
 */
export const prefetchPages = (load: () => Promise<unknown> = () => import(PREFETCH_SCRIPT)): void => {
  const { connection } = navigator as Connection
  if (connection?.saveData) return
  // Behind the first paint: on a slow line what is painted comes first.
  requestAnimationFrame(() => setTimeout(fetchFonts))
  if (HTMLScriptElement.supports?.("speculationrules")) allowPrerendering()
  // Without it pages come as they are followed.
  else load().catch(() => undefined)
}

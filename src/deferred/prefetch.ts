import { fetchFonts } from "./fonts"

/** What TypeScript does not know yet. */
interface Connection {
  connection?: { saveData: boolean }
}

/** Address of the script that prefetches; the build fills it in (gatsby/browser-scripts.ts). */
declare const PREFETCH_SCRIPT: string

/**
 * Pages are prepared by the rules that stand in them (src/inline/speculation-rules.ts). Only a browser that has no such
 * rules fetches the script that does the like (prefetch-script.ts). Whoever saves data gets neither, nor fonts.
 */
export const prefetchPages = (load: () => Promise<unknown> = () => import(PREFETCH_SCRIPT)): void => {
  const { connection } = navigator as Connection
  if (connection?.saveData) return document.querySelector("[type=speculationrules]")?.remove()
  fetchFonts()
  // Without it pages come as they are followed.
  if (!HTMLScriptElement.supports?.("speculationrules")) load().catch(() => undefined)
}

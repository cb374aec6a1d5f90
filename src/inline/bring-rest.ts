import { comesFromSite } from "./fonts"
import { loadingAttribute } from "./names"

/** Address of the script that every page fetches; put in when this one is bundled (gatsby/browser-scripts.ts). */
declare const DEFERRED_SCRIPT: string

/** Whether all of the page is wanted at once: a place in it is looked for, or nobody sees it being painted. */
const isAllWanted = (): boolean => {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return visit?.type !== "navigate" || visit.name.includes("#") || document.hidden || comesFromSite()
}

const afterFirstPaint = (act: () => void): void =>
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    act()
  }).observe({ type: "paint", buffered: true })

const loadScript = (): void => void import(DEFERRED_SCRIPT)

/**
 * Brings what a page needs only once its first screen is painted: the rules for what lies below, and what answers the
 * visitor. So a page asks for nothing before it is seen (docs/decisions/0091-nothing-before-the-first-paint.md).
 * @param withoutScript the element before the rest of the page: it holds the link to its rules
 */
export const bringRest = (withoutScript: Element): void => {
  const root = document.documentElement
  const link = withoutScript.textContent
  if (isAllWanted()) {
    // As if it stood here: the browser shows nothing below before it has the rules.
    document.write(link)
    return loadScript()
  }
  root.setAttribute(loadingAttribute, "")
  afterFirstPaint(() => {
    withoutScript.insertAdjacentHTML("afterend", link)
    const styles = withoutScript.nextElementSibling as HTMLLinkElement
    styles.onload = styles.onerror = () => root.removeAttribute(loadingAttribute)
    loadScript()
  })
}

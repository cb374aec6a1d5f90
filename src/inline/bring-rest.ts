import { afterFirstPaint } from "./after-first-paint"
import { comesFromSite } from "./fonts"
import { loadingAttribute } from "./names"

/** Address of the script that every page fetches; put in when this one is bundled (gatsby/browser-scripts.ts). */
declare const DEFERRED_SCRIPT: string

/** Parts of the page that are shown in one frame: laid out in one task, a long page holds up a slow phone. */
const AT_ONCE = 4

/** Whether all of the page is wanted at once: a place in it is looked for, or nobody sees it being painted. */
const isAllWanted = (): boolean => {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return visit?.type !== "navigate" || visit.name.includes("#") || document.hidden || comesFromSite()
}

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
  // What follows the element is hidden: it moves down, and when nothing follows it any more, the footer is shown too.
  const showMore = () => {
    for (let count = 0; count < AT_ONCE; count++) withoutScript.nextElementSibling?.after(withoutScript)
    if (withoutScript.nextElementSibling) requestAnimationFrame(showMore)
    else root.removeAttribute(loadingAttribute)
  }
  root.setAttribute(loadingAttribute, "")
  afterFirstPaint(() => {
    withoutScript.insertAdjacentHTML("beforebegin", link)
    const styles = withoutScript.previousElementSibling as HTMLLinkElement
    styles.onload = styles.onerror = showMore
    loadScript()
  })
}

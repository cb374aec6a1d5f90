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

/**
 * Keeps the rest of the page from being shown before it has its rules.
 * @param withoutScript the element before it, which holds the link to them
 */
export const holdRest = (withoutScript: Element): void => {
  // As if the link stood here: the browser shows nothing below before it has the rules.
  if (isAllWanted()) document.write(withoutScript.textContent)
  else document.documentElement.setAttribute(loadingAttribute, "")
}

/** What follows the element is hidden: it moves down, and when nothing follows it, the footer is shown too. */
const showMore = (withoutScript: Element): void => {
  for (let count = 0; count < AT_ONCE; count++) withoutScript.nextElementSibling?.after(withoutScript)
  if (withoutScript.nextElementSibling) requestAnimationFrame(() => showMore(withoutScript))
  else document.documentElement.removeAttribute(loadingAttribute)
}

/**
 * Brings what a page needs only once its first screen is painted: the rules for what lies below, and what answers the
 * visitor. So a page asks for nothing before it is seen (docs/decisions/0091-nothing-before-the-first-paint.md).
 */
export const bringRest = (): void =>
  afterFirstPaint(() => {
    const withoutScript = document.querySelector(`[${loadingAttribute}] main>noscript`)
    if (withoutScript) {
      withoutScript.insertAdjacentHTML("beforebegin", withoutScript.textContent)
      const styles = withoutScript.previousElementSibling as HTMLLinkElement
      styles.onload = styles.onerror = () => showMore(withoutScript)
    }
    void import(DEFERRED_SCRIPT)
  })

import { pathPrefix } from "../site/path-prefix"

/** Marks the elements in the head that wait for a window wider than a phone's (`fontsMedia` in src/theme/fonts.ts). */
export const fontsAttribute = "data-fonts"

const afterFirstPaint = (act: () => void): void =>
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return
    observer.disconnect()
    act()
  }).observe({ type: "paint", buffered: true })

/**
 * Whoever comes from another page of the site has the fonts, so they are used at once; where they are not asked for
 * with the first page, they are fetched after its first paint for the next one, unless data is saved
 * (docs/decisions/0043-optional-fonts.md).
 */
export const openFonts = (): void => {
  const waiting = [...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(`[${fontsAttribute}]`)]
  if (document.referrer.startsWith(`${location.origin}${pathPrefix}/`))
    return waiting.forEach(one => one.removeAttribute("media"))
  if ((navigator as { connection?: { saveData: boolean } }).connection?.saveData) return
  afterFirstPaint(() => {
    for (const one of waiting)
      if ("href" in one && !matchMedia(one.media).matches) fetch(one.href, { priority: "low" }).catch(() => undefined)
  })
}

import { fontsAttribute } from "../theme/fonts-attribute"
import { afterFirstPaint } from "./first-paint"

/** Told by Chromium alone; TypeScript's library does not know it. */
type Line = Navigator & { connection?: { saveData?: boolean } }

/**
 * Who comes from another page of the site has the fonts, so they are used at once. Where they are not asked for with the first page, they
 * are fetched after its first paint for the next one (docs/decisions/0043-optional-fonts.md).
 */
export const applyFonts = (): void => {
  const waiting = [...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(`[${fontsAttribute}]`)]
  if (document.referrer.startsWith(`${location.origin}/`)) waiting.forEach(element => element.removeAttribute("media"))
  else if (!(navigator as Line).connection?.saveData)
    afterFirstPaint(() => {
      for (const element of waiting)
        if (element instanceof HTMLLinkElement && !matchMedia(element.media).matches)
          fetch(element.href, { priority: "low" }).catch(() => undefined)
    })
}

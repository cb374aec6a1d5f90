import { fontsAttribute } from "./open"

/**
 * Where the first page of a visit does not ask for the fonts, they are fetched for the next one
 * (docs/decisions.md).
 */
export const fetchFonts = (): void => {
  for (const { href, media } of document.querySelectorAll<HTMLLinkElement>(`link[${fontsAttribute}]`))
    if (!matchMedia(media).matches) fetch(href, { priority: "low" }).catch(() => undefined)
}

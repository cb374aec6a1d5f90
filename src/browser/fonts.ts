/** Marks the elements in the head that wait for a window wider than a phone's (`fontsMedia` in src/theme/fonts.ts). */
export const fontsAttribute = "data-fonts"

/**
 * Where the first page of a visit does not ask for the fonts, they are fetched for the next one
 * (docs/decisions.md).
 */
export const fetchFonts = (): void => {
  for (const { href, media } of document.querySelectorAll<HTMLLinkElement>(`link[${fontsAttribute}]`))
    if (!matchMedia(media).matches) fetch(href, { priority: "low" }).catch(() => undefined)
}

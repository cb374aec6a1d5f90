/** Marks the elements in the head that wait for a window wider than a phone's (`fontsMedia` in src/theme/fonts.ts). */
export const fontsAttribute = "data-fonts"

/** Whoever comes from another page of the site has the fonts, so they are used at once. */
export const start = (): void => {
  if (!document.referrer.startsWith(`${location.origin}/`)) return
  for (const one of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(`[${fontsAttribute}]`)) one.media = ""
}

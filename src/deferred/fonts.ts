import { waitingFonts } from "../inline/fonts"

/**
 * Where the first page of a visit does not ask for the fonts, they are fetched for the next one, unless data is saved
 * (docs/decisions/0043-optional-fonts.md).
 */
export const fetchFonts = (): void => {
  if ((navigator as { connection?: { saveData: boolean } }).connection?.saveData) return
  for (const one of waitingFonts())
    if ("href" in one && !matchMedia(one.media).matches) fetch(one.href, { priority: "low" }).catch(() => undefined)
}

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** What English prose needs: the part of the site's fonts that every page loads. */
export const basicGlyphs = `${range(0x20, 0x7e)}\u00a0©–—‘’“”•…×·→é`

/** The letters of further Western European languages: the part that only pages with one of them load. */
export const extendedGlyphs = [...`${range(0xa1, 0xff)}€™−≤≥′″←↑↓„‚‹›Œœ`]
  .filter(character => !basicGlyphs.includes(character))
  .join("")

const characterRange = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/** Glyphs of English prose: the font subset of every page. */
export const basicGlyphs = `${characterRange(0x20, 0x7e)}\u00a0©–—‘’“”•…×·→é`

/** Glyphs of other Western European languages: the subset that only pages with one of them load. */
export const extendedGlyphs = [...`${characterRange(0xa1, 0xff)}€™−≤≥′″←↑↓„‚‹›Œœ`]
  .filter(character => !basicGlyphs.includes(character))
  .join("")

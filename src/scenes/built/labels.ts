/** How many labels each drawing of a built thing needs from its case. */
export const builtLabels: Record<Queries.BuiltDrawing, number> = {
  brandSheet: 4,
  checkout: 9,
  firstReport: 10,
  mapResult: 5,
  partsCatalog: 7,
  quoteDesk: 8,
}

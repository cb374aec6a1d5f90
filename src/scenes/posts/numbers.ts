/** The numbers of its article that each drawing is computed from. */
export const postNumbers: Record<Queries.PostDrawing, readonly number[]> = {
  /** What a lead costs, and how many were counted. */
  budget: [150, 30],
  /** Trials a month, how many in a hundred convert, and how many in a hundred leave. */
  churn: [400, 15, 3],
  /** Visits, forms begun and forms sent in a month. */
  landing: [400, 60, 12],
  /** Days of building, and decisions. */
  launch: [13, 8],
  /** Hours a week by hand: of drafting, of checking, and of all other work. */
  newsletter: [3, 1, 2],
  /** Percent of those who see a page near the top that click; the first page's readers a month, its percent of them. */
  pages: [6, 4000, 3],
  /** Where shipping begins to be free, what a parcel costs, and the percent of a cart that is left. */
  shipping: [75, 8, 45],
}

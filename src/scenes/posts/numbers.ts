/**
 * The numbers that each drawing of an article is computed from, as the article has them, in the order of its fields. A
 * drawing without any has none that a reader could change.
 */
export const postNumbers: Record<Queries.PostDrawing, readonly number[]> = {
  /** What a lead costs, and how many were counted. */
  budget: [150, 30],
  /** Trials a month, how many in a hundred convert, and how many in a hundred leave. */
  churn: [400, 15, 3],
  /** Visits, forms begun and forms sent in a month. */
  landing: [400, 60, 12],
  /** Days of building, and decisions. */
  launch: [13, 8],
  newsletter: [],
  pages: [],
  shipping: [],
}

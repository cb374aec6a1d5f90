/** How many labels each drawing of an article needs from its post. */
export const postLabels: Record<Queries.PostDrawing, number> = {
  budget: 3,
  churn: 5,
  landing: 3,
  launch: 6,
  newsletter: 5,
  pages: 5,
  shipping: 3,
}

import type { EstimateData } from "../../site/estimate"

/**
 * What an estimate is made from; nothing where the page has no estimator, or no plan has hours.
 * @param budgets values of the contact form's field "Budget", the smallest first
 */
export const estimateData = (
  { plans, project, estimator }: Queries.EstimateSourceFragment,
  services: readonly Queries.EstimateOfferFragment[],
  budgets: readonly string[],
): EstimateData | null => {
  const counted = plans.flatMap(({ name, hours, price, budget }) => (hours ? [{ name, hours, price, budget }] : []))
  if (!estimator || counted.length === 0) return null
  const { title, lead, ...words } = estimator
  return {
    offers: services.filter(({ packages }) => packages.length > 0),
    plans: counted,
    project: project ? { title: project.title, price: project.price } : null,
    budgets,
    words,
  }
}

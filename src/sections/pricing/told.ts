import type { Told } from "../../browser/load/load"

/**
 * What the ship and the contact form tell their scripts of what can be loaded; nothing without ship or hours.
 * @param budgets values of the contact form's field "Budget", the smallest first
 */
export const toldOf = (
  { plans, project, load }: Queries.LoadSourceFragment,
  services: readonly Queries.LoadOfferFragment[],
  budgets: readonly string[],
): Told | null => {
  const counted = plans.flatMap(({ name, hours, price, budget }) => (hours ? [{ name, hours, price, budget }] : []))
  if (!load || counted.length === 0) return null
  const { title, lead, ...words } = load
  return {
    offers: services.flatMap(({ slug, name, packages }) =>
      packages
        ? [
            {
              slug,
              name,
              packages: packages.items.map(({ name, weeksFrom, weeksTo }) => ({ name, weeksFrom, weeksTo })),
            },
          ]
        : [],
    ),
    plans: counted,
    project: project ? { title: project.title, price: project.price } : null,
    budgets,
    words,
  }
}

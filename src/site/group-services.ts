/**
 * Services in the groups of the site (content/site.yaml), each in the order in which they came.
 * @returns what stands in each part, and what stands in none of them
 */
export const groupServices = <Service extends { group: string | null }, Part extends { value: string }>(
  services: readonly Service[],
  groups: readonly Part[],
): { parts: (Part & { items: Service[] })[]; others: Service[] } => {
  const itemsOf = (group: string) => services.filter(service => service.group === group)
  return {
    parts: groups.map(part => ({ ...part, items: itemsOf(part.value) })),
    others: services.filter(service => !groups.some(({ value }) => value === service.group)),
  }
}

/** Returns whether a page is in the section of a menu link, which is then marked as current. */
export const isInSection = (pathname: string, href: string): boolean =>
  href !== "/" && (pathname === href || pathname.startsWith(`${href}/`))

/**
 * Groups services by the groups of content/site.yaml. Keeps their order.
 * @returns the services of each group, and those without one
 */
export const groupServices = <Service extends { group: string | null }, Group extends { value: string }>(
  services: readonly Service[],
  groups: readonly Group[],
): { grouped: (Group & { items: Service[] })[]; others: Service[] } => {
  const itemsOf = (group: string) => services.filter(service => service.group === group)
  return {
    grouped: groups.map(group => ({ ...group, items: itemsOf(group.value) })),
    others: services.filter(service => !groups.some(({ value }) => value === service.group)),
  }
}

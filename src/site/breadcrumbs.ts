import type { useSite } from "./use-site"

type Site = ReturnType<typeof useSite>

/** A page on the way from the home page to another. */
export interface Breadcrumb {
  label: string
  path: string
}

/** A part of an address as words, the first with a capital. */
export const capitalised = (segment: string): string =>
  segment.charAt(0).toUpperCase() + segment.slice(1).replace(/[-_]+/g, " ")

/** Friendly name of a part of an address: that of site.yaml, that of a service, or its own words capitalised. */
export const labelOf = (segment: string, site: Pick<Site, "breadcrumbs" | "services">): string =>
  site.breadcrumbs.find(({ value }) => value === segment)?.label ??
  site.services.find(({ path, slug }) => slug === segment || path.endsWith(`/${segment}`))?.name ??
  capitalised(segment)

/**
 * The pages between the home page and an address, which comes last.
 * @param title what the page itself is called, where its address does not say so
 */
export const breadcrumbsOf = (
  pathname: string,
  site: Pick<Site, "breadcrumbs" | "services">,
  title?: string,
): Breadcrumb[] => {
  const segments = pathname.split("/").filter(Boolean)
  return segments.map((segment, index) => ({
    label: (index === segments.length - 1 && title) || labelOf(segment, site),
    path: `/${segments.slice(0, index + 1).join("/")}`,
  }))
}

/** A part of a page's address, as its breadcrumb shows it. */
export interface Breadcrumb {
  label: string
  path: string
  /** Whether a public page has this path; the last part is the page itself. */
  isPage: boolean
}

/** A part of an address as words, the first with a capital. */
export const capitalize = (segment: string): string =>
  segment.charAt(0).toUpperCase() + segment.slice(1).replace(/[-_]+/g, " ")

/** Returns the path of each part of an address, with the part as words. */
export const getBreadcrumbs = (pathname: string): Pick<Breadcrumb, "label" | "path">[] => {
  const segments = pathname.split("/").filter(Boolean)
  return segments.map((segment, index) => ({
    label: capitalize(segment),
    path: `/${segments.slice(0, index + 1).join("/")}`,
  }))
}

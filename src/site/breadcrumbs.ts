/** An item of the breadcrumb: a segment of the page's path. */
export interface Breadcrumb {
  label: string
  path: string
  /** True if a public page has this path. The last item is the page itself. */
  isPage: boolean
}

/** Turns a path segment into words: "paid-ads" into "Paid ads". */
export const segmentToLabel = (segment: string): string =>
  segment.charAt(0).toUpperCase() + segment.slice(1).replace(/[-_]+/g, " ")

/** Returns the label and path of each segment of a path. */
export const getBreadcrumbs = (pathname: string): Pick<Breadcrumb, "label" | "path">[] => {
  const segments = pathname.split("/").filter(Boolean)
  return segments.map((segment, index) => ({
    label: segmentToLabel(segment),
    path: `/${segments.slice(0, index + 1).join("/")}`,
  }))
}

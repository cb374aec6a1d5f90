/** The pages that name themselves in a breadcrumb. */
interface Named {
  crumbs: Queries.LayoutQuery["crumbs"]["nodes"]
}

/** A page on the way from the home page to another. */
export interface Breadcrumb {
  label: string
  path: string
}

/** A part of an address as words, the first with a capital. */
export const capitalised = (segment: string): string =>
  segment.charAt(0).toUpperCase() + segment.slice(1).replace(/[-_]+/g, " ")

/**
 * The pages between the home page and an address, which comes last. Each is called as it says itself, else as its
 * address does.
 * @param title what the last page is called, where its address does not say so
 */
export const breadcrumbsOf = (pathname: string, { crumbs }: Named, title?: string): Breadcrumb[] => {
  const segments = pathname.split("/").filter(Boolean)
  return segments.map((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join("/")}`
    const own = crumbs.find(page => page.path === path)?.crumb
    return { label: (index === segments.length - 1 && title) || own || capitalised(segment), path }
  })
}

import type { BreadcrumbList } from "schema-dts"
import type { Breadcrumb } from "#site/breadcrumbs"

/**
 * Returns the JSON-LD of the breadcrumb. Omits segments without a page: only the last item may lack a URL.
 * @param crumbs - home page first, current page last
 */
export const breadcrumbList = (url: string, crumbs: readonly Breadcrumb[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs
    .filter(({ isPage }) => isPage)
    .map(({ label, path }, index, { length }) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      // The last item is the current page: its URL is optional.
      ...(index < length - 1 ? { item: `${url}${path}` } : {}),
    })),
})

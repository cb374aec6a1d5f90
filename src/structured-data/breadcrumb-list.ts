import type { BreadcrumbList } from "schema-dts"
import type { Breadcrumb } from "#site/breadcrumbs"

/**
 * The visible breadcrumb without the parts that have no page: only the last item may lack an address.
 * @param crumbs the home page first, the page itself last
 */
export const breadcrumbList = (url: string, crumbs: readonly Breadcrumb[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs
    .filter(({ isPage }) => isPage)
    .map(({ label, path }, index, { length }) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      // The last is the page itself, whose address needs no telling.
      ...(index < length - 1 ? { item: `${url}${path}` } : {}),
    })),
})

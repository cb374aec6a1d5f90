import type { BreadcrumbList } from "schema-dts"
import type { Breadcrumb } from "../site/breadcrumbs"

/**
 * The way from the home page, as the breadcrumb leads it; the page itself is called by its title, if it has one.
 * @param crumbs the home page first, the page itself last
 */
export const breadcrumbList = (url: string, crumbs: readonly Breadcrumb[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ label, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    // The last is the page itself, whose address needs no telling.
    ...(index < crumbs.length - 1 ? { item: `${url}${path}` } : {}),
  })),
})

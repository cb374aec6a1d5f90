import type { Breadcrumb } from "./breadcrumbs"

/** Page context that all pages share (gatsby/create-pages.ts). */
export interface SitePageContext {
  /** The canonical path; differs from the page's own on an alias. */
  canonical: string
  /** Every part of the page's path, the page itself last; empty on the home page. */
  breadcrumbs: readonly Breadcrumb[]
  /** The preview image for other sites, 1200x630, drawn by `gatsby/previews/`. */
  preview?: { src: string; alt: string } | undefined
  /** Only for those who are given its address. */
  hidden?: boolean
}

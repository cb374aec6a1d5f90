import type { Breadcrumb } from "./breadcrumbs"

/** Page context of all pages (gatsby/create-pages.ts). */
export interface SitePageContext {
  /** The canonical path; differs from the page's path on an alias. */
  canonical: string
  /** Segments of the page's path, the page last; empty on the home page. */
  breadcrumbs: readonly Breadcrumb[]
  /** Preview image, 1200x630 px (`gatsby/preview-images/`). */
  preview?: { src: string; alt: string } | undefined
  /** Unlisted: reachable only by its URL. */
  hidden?: boolean
}

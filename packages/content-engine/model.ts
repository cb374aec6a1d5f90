import type { ProseTags } from "./prose/check-node"
import type { Rule } from "./rules/rule"
import type { ContentType } from "./schema/content-type"

/** The content model of a site. */
export interface ContentModel {
  types: readonly ContentType[]
  /** Site-specific rules, besides those of the types. */
  rules?: readonly Rule[]
  /** The type of the site entry, whose `url` is the URL of the site. */
  site?: ContentType
  /** The type of redirects: `from` and `to`. */
  redirects?: ContentType
  /** The tags allowed in prose. */
  tags?: ProseTags
  /** Paths of pages that neither content nor src/pages define. */
  generatedPaths?: readonly string[]
  /** Folders in public/ for files other than pages: paths of pages cannot begin with their names. */
  reservedFolders?: readonly string[]
  /**
   * Returns whether an element of the page has the id. Headings and FAQ answers must not use it.
   * @param data - content of the page. Default: any page
   */
  isReservedId?: (id: string, data?: unknown) => boolean
}

import type { ProseTags } from "./prose/check-node"
import type { Rule } from "./rules/rule"
import type { ContentType } from "./schema/content-type"

/** What an engine is made for: what the content of one site is. */
export interface ContentModel {
  /** Every kind of content. */
  types: readonly ContentType[]
  /** Rules of this site, besides those of its types. */
  rules?: readonly Rule[]
  /** The type whose only object describes the site: its `url` is the site's address. */
  site?: ContentType
  /** The type whose objects say where addresses have moved: `from` and `to`. */
  redirects?: ContentType
  /** The tags that prose may hold. */
  tags?: ProseTags
  /** Addresses of the pages that the site makes by itself. */
  pages?: readonly string[]
  /** Folders of the build that hold files: no page lies below them. */
  folders?: readonly string[]
  /**
   * Whether a part of a page has an id: headings get others, and answers must have others.
   * @param data the content of the page; without it, whether any page has the id
   */
  isReservedId?: (id: string, data?: unknown) => boolean
}

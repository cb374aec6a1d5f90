import { slugify } from "../slug"

/** The canonical path of a page, and aliases that render the same page. */
export interface Route {
  path: string
  aliases: string[]
}

/** The fields that routes are built from. */
export interface RouteSource {
  id?: string | undefined
  /** The id in content; `id` of a Gatsby node is another one. */
  yamlId?: string | undefined
  slug?: string | null | undefined
  title?: string | undefined
  /** The whole path, if content sets it. */
  path?: string | undefined
  aliases?: readonly string[] | null | undefined
}

/** Creates the `route` function of a folder. The last segment is the slug or the slugified title. */
export const folderRoute =
  (folder: string) =>
  ({ slug, title = "" }: RouteSource): Route => ({ path: `${folder}/${slug ?? slugify(title)}`, aliases: [] })

/** Removes the trailing slash of internal links; returns other links unchanged. */
export const stripTrailingSlash = (url: string): string => url.replace(/^(\/[^?#]*[^/?#])\/+(?=[?#]|$)/, "$1")

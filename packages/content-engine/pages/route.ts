import { slugify } from "../slug"

/** The addresses of a page that content makes: the canonical one, and further ones that show the same page. */
export interface Route {
  path: string
  aliases: string[]
}

/** What addresses are made from. */
export interface RouteSource {
  id?: string | undefined
  /** What Gatsby calls the id of an object in content. */
  yamlId?: string | undefined
  slug?: string | null | undefined
  title?: string | undefined
  /** The whole address, where content says it. */
  path?: string | undefined
  aliases?: readonly string[] | null | undefined
}

/** Pages in a folder, named by their slug or, without one, by their title. */
export const folderRoute =
  (folder: string) =>
  ({ slug, title = "" }: RouteSource): Route => ({ path: `${folder}/${slug ?? slugify(title)}`, aliases: [] })

/** A link to a page of the site without the slash at its end, which its address has not; any other as it is. */
export const stripTrailingSlash = (url: string): string => url.replace(/^(\/[^?#]*[^/?#])\/+(?=[?#]|$)/, "$1")

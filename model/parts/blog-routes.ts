import { type RouteSource, type Route, folderRoute } from "#engine"

/** The category that lists every post; the others lie below it. */
export const ALL_POSTS = "all"

/** Address of a post. */
export const postRoute = folderRoute("/blog")

/** Address of the list of a category's posts. */
export const categoryRoute = ({ id, yamlId = id }: RouteSource): Route =>
  yamlId === ALL_POSTS
    ? { path: "/blog/all", aliases: ["/blog/category"] }
    : { path: `/blog/category/${yamlId}`, aliases: [] }

import { folderRoute, type Route, type RouteSource } from "#engine"

/** The category that lists every post. */
export const ALL_POSTS = "all"

/** Returns the route of a post. */
export const postRoute = folderRoute("/blog")

/** Returns the route of a category. */
export const categoryRoute = ({ id, yamlId = id }: RouteSource): Route =>
  yamlId === ALL_POSTS
    ? { path: "/blog/all", aliases: ["/blog/category"] }
    : { path: `/blog/category/${yamlId}`, aliases: [] }

import type { PageContext, PageNode, PlannedPage } from "#engine"
import { language } from "#site/language"
import { ALL_POSTS, categoryRoute, postRoute } from "./blog-routes"

/** Posts per list page. */
export const POSTS_PER_PAGE = 12

/** Related posts per post. */
const RELATED_COUNT = 2

/** The Gatsby node of a post. */
export interface PostNode extends PageNode {
  title: string
  slug?: string | null
  category: string
  topics: readonly string[]
  date: string
}
/** The Gatsby node of a category. */
export interface CategoryNode extends PageNode {
  yamlId: string
}

/** Page context of a post. */
interface PostContext extends PageContext {
  /** Id of the next older post; for the oldest, of the newest. */
  next: string | null
  /** Ids of related posts. */
  related: string[]
}
/** Page context of a list page. */
export interface ListContext extends PageContext {
  /** Ids of the posts on this page. */
  posts: string[]
  page: number
  pageCount: number
  /** Path of the list page with newer posts. */
  newer: string | null
  /** Path of the list page with older posts. */
  older: string | null
}
const newestFirst = (a: PostNode, b: PostNode) =>
  b.date.localeCompare(a.date) || a.title.localeCompare(b.title, language())

/** Groups posts by the ids of their category and topics, and in one group of all posts. Keeps their order. */
const groupByCategory = (posts: PostNode[]): Map<string, PostNode[]> => {
  const groups = new Map<string, PostNode[]>([[ALL_POSTS, posts]])
  for (const post of posts)
    for (const categoryId of new Set([post.category, ...post.topics])) {
      const group = groups.get(categoryId)
      if (group) group.push(post)
      else groups.set(categoryId, [post])
    }
  return groups
}

/**
 * Returns ids of related posts: the next older ones in the post's category, then in its topics, then in all posts. Runs
 * in constant time per post.
 * @param excludedId - the post that the page links as the next one
 * @param indexes - indexes of the posts in each group, by id
 */
const findRelated = (
  post: PostNode,
  excludedId: string | null,
  groups: Map<string, PostNode[]>,
  indexes: Map<PostNode[], Map<string, number>>,
): string[] => {
  const related = new Set<string>()
  for (const categoryId of [post.category, ...post.topics, ALL_POSTS]) {
    const group = groups.get(categoryId) ?? []
    const index = indexes.get(group)?.get(post.id) ?? 0
    for (let step = 1; step < Math.min(group.length, RELATED_COUNT + 2) && related.size < RELATED_COUNT; step++) {
      const { id } = group[(index + step) % group.length]!
      if (id !== post.id && id !== excludedId) related.add(id)
    }
  }
  return [...related]
}

/** Plans the pages of posts, each with its next and related posts. */
export const planPosts = (nodes: readonly PostNode[]): PlannedPage<PostContext>[] => {
  const posts = [...nodes].sort(newestFirst)
  const groups = groupByCategory(posts)
  const indexes = new Map(
    [...groups.values()].map(group => [group, new Map(group.map(({ id }, index) => [id, index]))]),
  )
  return posts.map((post, index) => {
    const next = posts.length > 1 ? posts[(index + 1) % posts.length]!.id : null
    const { path } = postRoute(post)
    return { path, context: { id: post.id, canonical: path, next, related: findRelated(post, next, groups, indexes) } }
  })
}

const listPagePath = (path: string, page: number) => (page === 1 ? path : `${path}/page/${page}`)

/**
 * Plans the list pages of categories: page 1 at the path and its aliases, others at {path}/page/{number}.
 */
export const planLists = (
  nodes: readonly PostNode[],
  categories: readonly CategoryNode[],
): PlannedPage<ListContext>[] => {
  const groups = groupByCategory([...nodes].sort(newestFirst))
  return categories.flatMap(({ id, yamlId }) => {
    const posts = (groups.get(yamlId) ?? []).map(post => post.id)
    const { path, aliases } = categoryRoute({ id: yamlId })
    const pageCount = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE))
    return Array.from({ length: pageCount }, (_, index) => index + 1).flatMap(page => {
      const canonical = listPagePath(path, page)
      const context: ListContext = {
        id,
        canonical,
        posts: posts.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE),
        page,
        pageCount,
        newer: page > 1 ? listPagePath(path, page - 1) : null,
        older: page < pageCount ? listPagePath(path, page + 1) : null,
      }
      if (page > 1) return [{ path: canonical, breadcrumbPath: path, context }]
      return [path, ...aliases].map(listPath => ({ path: listPath, context }))
    })
  })
}

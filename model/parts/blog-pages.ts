import type { PageContext, PageNode, PlannedPage } from "#engine"
import { language } from "#site/language"
import { ALL_POSTS, categoryRoute, postRoute } from "./blog-routes"

/** Posts on a page of a list: no page grows with the number of posts. */
export const POSTS_PER_PAGE = 12
const RELATED = 2

/** A post as Gatsby has it. */
export interface PostNode extends PageNode {
  title: string
  slug?: string | null
  category: string
  topics: readonly string[]
  date: string
}
/** A category as Gatsby has it. */
export interface CategoryNode extends PageNode {
  yamlId: string
}

/** What the page of a post is told. */
interface PostContext extends PageContext {
  /** The next older post; after the oldest comes the newest. */
  next: string | null
  related: string[]
}
/** What a page of a list is told. */
export interface ListContext extends PageContext {
  /** Ids of the posts on this page. */
  posts: string[]
  page: number
  pages: number
  newer: string | null
  older: string | null
}
const newestFirst = (one: PostNode, other: PostNode) =>
  other.date.localeCompare(one.date) || one.title.localeCompare(other.title, language())

/** The posts of each category, newest first: a category lists the posts whose category or topics name it. */
const groupByCategory = (posts: PostNode[]): Map<string, PostNode[]> => {
  const groups = new Map<string, PostNode[]>([[ALL_POSTS, posts]])
  for (const post of posts)
    for (const name of new Set([post.category, ...post.topics])) {
      const group = groups.get(name)
      if (group) group.push(post)
      else groups.set(name, [post])
    }
  return groups
}

/**
 * Further posts like one: those after it in its own category, then in its topics. Looks at a handful, however many
 * there are.
 */
const findRelated = (
  post: PostNode,
  taken: string | null,
  groups: Map<string, PostNode[]>,
  places: Map<PostNode[], Map<string, number>>,
): string[] => {
  const found = new Set<string>()
  for (const name of [post.category, ...post.topics, ALL_POSTS]) {
    const group = groups.get(name) ?? []
    const place = places.get(group)?.get(post.id) ?? 0
    for (let step = 1; step < Math.min(group.length, RELATED + 2) && found.size < RELATED; step++) {
      const { id } = group[(place + step) % group.length]!
      if (id !== post.id && id !== taken) found.add(id)
    }
  }
  return [...found]
}

/** Every post with the posts it leads to. */
export const planPosts = (nodes: readonly PostNode[]): PlannedPage<PostContext>[] => {
  const posts = [...nodes].sort(newestFirst)
  const groups = groupByCategory(posts)
  const places = new Map([...groups.values()].map(group => [group, new Map(group.map(({ id }, index) => [id, index]))]))
  return posts.map((post, index) => {
    const next = posts.length > 1 ? posts[(index + 1) % posts.length]!.id : null
    const { path } = postRoute(post)
    return { path, context: { id: post.id, canonical: path, next, related: findRelated(post, next, groups, places) } }
  })
}

const listPagePath = (path: string, page: number) => (page === 1 ? path : `${path}/page/${page}`)

/**
 * The pages of every category, at its address, at its aliases (the first page only) and, from the second on, at
 * {address}/page/{number}.
 */
export const planLists = (
  nodes: readonly PostNode[],
  categories: readonly CategoryNode[],
): PlannedPage<ListContext>[] => {
  const groups = groupByCategory([...nodes].sort(newestFirst))
  return categories.flatMap(({ id, yamlId }) => {
    const posts = (groups.get(yamlId) ?? []).map(post => post.id)
    const { path, aliases } = categoryRoute({ id: yamlId })
    const pages = Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE))
    return Array.from({ length: pages }, (_, index) => index + 1).flatMap(page => {
      const canonical = listPagePath(path, page)
      const context: ListContext = {
        id,
        canonical,
        posts: posts.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE),
        page,
        pages,
        newer: page > 1 ? listPagePath(path, page - 1) : null,
        older: page < pages ? listPagePath(path, page + 1) : null,
      }
      if (page > 1) return [{ path: canonical, breadcrumbPath: path, context }]
      return [path, ...aliases].map(address => ({ path: address, context }))
    })
  })
}

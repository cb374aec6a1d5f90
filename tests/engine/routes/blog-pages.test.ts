import { planLists, planPosts, type PostNode, POSTS_PER_PAGE } from "#model/shared/blog-pages"

const createPost = (index: number, more: Partial<PostNode> = {}): PostNode => ({
  id: `id-${index}`,
  title: `Post ${String(index).padStart(4, "0")}`,
  slug: null,
  category: "seo",
  topics: [],
  date: `2025-01-${String(28 - (index % 28)).padStart(2, "0")}`,
  ...more,
})
const categories = [
  { id: "c-all", yamlId: "all" },
  { id: "c-seo", yamlId: "seo" },
  { id: "c-growth", yamlId: "growth" },
]
const thousandPosts = Array.from({ length: 1000 }, (_, index) =>
  createPost(index, { category: index % 2 ? "seo" : "growth" }),
)

describe("planLists", () => {
  test("lists posts by category or topic once, newest first", () => {
    const posts = [
      createPost(3, { category: "growth", topics: ["seo", "seo"] }),
      createPost(1),
      createPost(2, { category: "growth" }),
    ]
    const lists = planLists(posts, categories)
    expect(lists.map(({ path, context }) => [path, context.posts])).toEqual([
      ["/blog/all", ["id-1", "id-2", "id-3"]],
      ["/blog/category", ["id-1", "id-2", "id-3"]],
      ["/blog/category/seo", ["id-1", "id-3"]],
      ["/blog/category/growth", ["id-2", "id-3"]],
    ])
  })

  test("splits lists into pages of twelve posts", () => {
    const all = planLists(thousandPosts, categories).filter(({ path }) => path.startsWith("/blog/all"))
    expect(all.length).toBe(Math.ceil(1000 / POSTS_PER_PAGE))
    expect(Math.max(...all.map(({ context }) => context.posts.length))).toBe(POSTS_PER_PAGE)
    expect(new Set(all.flatMap(({ context }) => context.posts)).size).toBe(1000)
    expect(
      [all[0]!, all[1]!, all.at(-1)!].map(({ context: { canonical, newer, older } }) => [canonical, newer, older]),
    ).toEqual([
      ["/blog/all", null, "/blog/all/page/2"],
      ["/blog/all/page/2", "/blog/all", "/blog/all/page/3"],
      ["/blog/all/page/84", "/blog/all/page/83", null],
    ])
  })

  test("creates a page for an empty category", () => {
    const [, , seo] = planLists([], categories)
    expect([seo?.path, seo?.context.posts, seo?.context.pageCount]).toEqual(["/blog/category/seo", [], 1])
  })
})

describe("planPosts", () => {
  test("links each post to the next older one, and the oldest to the newest", () => {
    const posts = [createPost(1), createPost(2), createPost(3)]
    expect(planPosts(posts).map(({ context }) => [context.id, context.next])).toEqual([
      ["id-1", "id-2"],
      ["id-2", "id-3"],
      ["id-3", "id-1"],
    ])
  })

  test("returns no next post if there is only one post", () =>
    expect(planPosts([createPost(1)])[0]?.context).toEqual({
      id: "id-1",
      canonical: "/blog/post-0001",
      next: null,
      related: [],
    }))

  test("returns two related posts, those of the same category first", () => {
    for (const { context } of planPosts(thousandPosts)) {
      expect(context.related.length).toBe(2)
      expect(context.related).not.toContain(context.id)
      expect(context.related).not.toContain(context.next)
    }
    const [first] = planPosts([
      createPost(1),
      createPost(2, { category: "growth" }),
      createPost(3, { category: "growth" }),
      createPost(4),
    ])
    expect(first?.context.related).toEqual(["id-4", "id-3"])
  })

  test("uses the slug in the path", () =>
    expect(planPosts([createPost(1, { slug: "own" })])[0]?.path).toBe("/blog/own"))
})

import type { ReactNode } from "react"
import { PostEntries } from "#blocks/posts/post-entries"
import { blogPost } from "#model/types/blog-post"
import { createMinimal } from "#tests/unit/minimal"
import { renderThemed } from "#tests/unit/render"
import { PostBody } from "./body"
import { PostHead } from "./head"
import { PostList } from "./list"
import { PostNext } from "./next"

/** The smallest valid post with its computed fields, as GraphQL returns it. */
const post = {
  ...(createMinimal(blogPost.schema) as object),
  path: "/blog/one",
  readingMinutes: 1,
  statusLabel: null,
  authorProfile: null,
  publishedAt: "2025-01-01",
  category: { name: "Category", path: "/blog/all" },
  html: "<p>Text</p>",
  headings: [],
} as unknown as NonNullable<Queries.BlogPostPageQuery["blogPost"]>

const list = (posts: (typeof post)[]) => (
  <PostList
    category={{ heading: "Heading", description: "Description", path: "/blog/all" }}
    categories={[]}
    posts={posts}
    words={{ categories: "All", pages: "Pages", page: "{page}/{pages}", newer: "Newer", older: "Older", empty: "None" }}
    pagination={{ page: 1, pageCount: 1, newer: null, older: null }}
  />
)

const parts: Record<string, ReactNode> = {
  "the head of a post": <PostHead post={post} updated="{date}: {change}" />,
  "the body of a post": <PostBody post={post} contents="Contents" />,
  "the next posts": <PostNext next={post} related={[post]} words={{ next: "Next", related: "Related" }} />,
  "posts in a list": <PostEntries posts={[post, { ...post, path: "/blog/two" }]} />,
  "a list without posts": list([]),
  "a list of one post": list([post]),
}

describe("parts of a post page", () => {
  test.each(Object.entries(parts))("renders %s with minimal content", (_, part) => {
    const { container } = renderThemed(part)
    expect(container.querySelector("h1, h2, h3, p")).not.toBeNull()
    expect(container.textContent).not.toMatch(/undefined|null|NaN/)
  })
})

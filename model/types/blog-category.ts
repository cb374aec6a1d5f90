import { z } from "zod"
import { type CollectionCheck, defineType, group, oneOf, slug, text } from "#engine"
import { type CategoryNode, planLists, type PostNode } from "../parts/blog-pages"
import { ALL_POSTS, categoryRoute } from "../parts/blog-routes"
import { pageMeta } from "../parts/common"

/** One entry of content/blog-categories.yaml: a page that lists posts and, where it has a count, a bar on /blog. */
const schema = group("BlogCategory", "A category of the blog.", {
  id: slug.describe(
    'Name in the address (/blog/category/{id}) and in the posts. "all" lists every post, at /blog/all.',
  ),
  name: text("Name on bars, links and posts."),
  crumb: text("What the breadcrumb calls it, where that is not its name.", 40).optional(),
  count: z
    .int()
    .min(1)
    .optional()
    .describe("Number on the bar of /blog, as shown, and its length. Without it the category has no bar there."),
  color: oneOf("A tone of the theme (src/theme/tokens.ts).", {
    surface: "That of raised surfaces.",
    text: "That of text and outlines.",
    accent: "The accent, a blue.",
    tint: "A tint of the accent.",
    bar: "A gray.",
    muted: "A darker gray.",
    line: "That of fine lines.",
  }).describe("Color of its bar."),
  heading: text("Main heading of the category's page."),
  description: text("One or two sentences under the heading."),
  meta: pageMeta,
})

/** The list of all posts is one of the categories. */
const requireAllCategory: CollectionCheck<z.infer<typeof schema>> = ([first, ...others]) => {
  if (!first || [first, ...others].some(({ data }) => data.id === ALL_POSTS)) return []
  return [
    first.source.issue(
      [],
      `The category "${ALL_POSTS}" is missing. Add an entry with id: ${ALL_POSTS}; it lists every post.`,
    ),
  ]
}

/** What of a post decides its place in a list; Gatsby gives it the id. */
const listedPost = z.object({ id: z.string(), date: z.string() })

export const blogCategory = defineType({
  type: "BlogCategory",
  files: "blog-categories.yaml",
  schema,
  parentPage: "/blog",
  list: true,
  page: {
    template: "blog-list",
    route: categoryRoute,
    label: ({ crumb, name }) => crumb ?? name,
    plan: (categories: CategoryNode[], nodesOf: (type: "BlogPost") => PostNode[]) =>
      planLists(nodesOf("BlogPost"), categories),
  },
  previewPicture: "drawings/pages/blog.svg",
  fields: {
    posts: {
      type: "[BlogPost!]!",
      description: "The posts that its page lists, newest first: those filed under it, and those with it as a topic.",
      // Gatsby knows the id of an object in content as yamlId.
      resolve: async (category, { findAll: all }) => {
        const { yamlId = "" } = category as { yamlId?: string }
        const posts = (filter?: object) => all({ type: "BlogPost", schema: listedPost }, filter ? { filter } : {})
        const found =
          yamlId === ALL_POSTS
            ? await posts()
            : [...(await posts({ categoryId: { eq: yamlId } })), ...(await posts({ topicIds: { in: [yamlId] } }))]
        const once = [...new Map(found.map(post => [post.id, post])).values()]
        return once.sort((one, other) => other.date.localeCompare(one.date))
      },
    },
  },
  collectionChecks: [requireAllCategory],
})

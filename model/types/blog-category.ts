import { z } from "zod"
import { type CollectionCheck, defineType, group, oneOf, slug, text } from "#engine"
import { type CategoryNode, planLists, type PostNode } from "../shared/blog-pages"
import { ALL_POSTS, categoryRoute } from "../shared/blog-routes"
import { pageMeta } from "../shared/schemas"

/** An entry of content/blog-categories.yaml: a page that lists posts and, if it has a count, a bar on /blog. */
const schema = group("BlogCategory", "A category of the blog.", {
  id: slug.describe('ID in the path (/blog/category/{id}) and in posts. "all" lists every post, at /blog/all.'),
  name: text("Label of bars, links and posts."),
  crumb: text("Label in the breadcrumb. Default: the name.", 40).optional(),
  count: z.int().min(1).optional().describe("Number and length of the category's bar on /blog. Default: no bar."),
  color: oneOf("A color of the theme (src/theme/tokens.ts).", {
    surface: "Raised surfaces.",
    text: "Text and outlines.",
    accent: "Accent, a blue.",
    tint: "Tint of the accent.",
    bar: "Gray.",
    muted: "Darker gray.",
    line: "Fine lines.",
  }).describe("Color of the category's bar."),
  heading: text("Main heading of the category's page."),
  description: text("One or two sentences under the heading."),
  meta: pageMeta,
})

/** Requires the category that lists all posts. */
const requireAllCategory: CollectionCheck<z.infer<typeof schema>> = ([first, ...others]) => {
  if (!first || [first, ...others].some(({ data }) => data.id === ALL_POSTS)) return []
  return [
    first.source.createIssue(
      [],
      `The category "${ALL_POSTS}" is missing. Add an item with the \`id\` "${ALL_POSTS}", which lists every post.`,
    ),
  ]
}

/** The fields of a post's node that the list needs; Gatsby sets `id`. */
const listedPost = z.object({ id: z.string(), date: z.string() })

export const blogCategory = defineType({
  type: "BlogCategory",
  files: "blog-categories.yaml",
  schema,
  requiredPage: "/blog",
  list: true,
  page: {
    template: "blog-list",
    route: categoryRoute,
    label: ({ crumb, name }) => crumb ?? name,
    plan: (categories: CategoryNode[], nodesOf: (type: "BlogPost") => PostNode[]) =>
      planLists(nodesOf("BlogPost"), categories),
  },
  previewPicture: "drawings/pages/blog.svg",
  computedFields: {
    posts: {
      type: "[BlogPost!]!",
      description: "Posts with this category or topic, newest first.",
      // Gatsby renames the YAML field `id` to `yamlId`.
      resolve: async (category, { findAll }) => {
        const { yamlId = "" } = category as { yamlId?: string }
        const posts = (filter?: object) => findAll({ type: "BlogPost", schema: listedPost }, filter ? { filter } : {})
        const matches =
          yamlId === ALL_POSTS
            ? await posts()
            : [...(await posts({ categoryId: { eq: yamlId } })), ...(await posts({ topicIds: { in: [yamlId] } }))]
        const unique = [...new Map(matches.map(post => [post.id, post])).values()]
        return unique.sort((a, b) => b.date.localeCompare(a.date))
      },
    },
  },
  collectionChecks: [requireAllCategory],
})

import { feedOf } from "./feed"

const [siteContent, blogCategory] = [
  { name: "Name", url: "https://agency.example" },
  { path: "/blog/all", meta: { title: "All", description: "Every post." } },
]

test.each([
  ["posts", { siteContent, blogCategory, allBlogPost: { nodes: [] } }],
  ["a blog", { siteContent, blogCategory: null, allBlogPost: { nodes: [] } }],
])("without %s there is no feed, and none of the year 1970", (_, data) => expect(feedOf(data)).toBe(""))

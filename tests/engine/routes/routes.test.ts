import { routeOf } from "#engine"
import { blogPost } from "#model/types/blog-post"
import { service } from "#model/types/service"

test("a service has its page under /services and at the root, and further addresses of its own", () => {
  expect(routeOf(service, { slug: "marketing-ops", aliases: ["/services/ai-marketing"] })).toEqual({
    path: "/services/marketing-ops",
    aliases: ["/marketing-ops", "/services/ai-marketing"],
  })
})

test("a post is found by its title, or by a slug of its own", () => {
  expect(routeOf(blogPost, { title: "3x ROI: What We Did & Why" })?.path).toBe("/blog/3x-roi-what-we-did-why")
  expect(routeOf(blogPost, { title: "Two words", slug: "post-template" })?.path).toBe("/blog/post-template")
})

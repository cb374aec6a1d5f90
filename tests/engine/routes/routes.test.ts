import { routeOf } from "#engine"
import { blogPost } from "#model/types/blog-post"
import { service } from "#model/types/service"

describe("routeOf", () => {
  test("returns the path and aliases of a service", () => {
    expect(routeOf(service, { slug: "marketing-ops", aliases: ["/services/ai-marketing"] })).toEqual({
      path: "/services/marketing-ops",
      aliases: ["/marketing-ops", "/services/ai-marketing"],
    })
  })

  test("derives the path of a post from its title or slug", () => {
    expect(routeOf(blogPost, { title: "3x ROI: What We Did & Why" })?.path).toBe("/blog/3x-roi-what-we-did-why")
    expect(routeOf(blogPost, { title: "Two words", slug: "post-template" })?.path).toBe("/blog/post-template")
  })
})

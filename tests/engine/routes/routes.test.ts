import { routeOf, slugify } from "../../../packages/content-engine"
import { blogPost } from "../../../model/types/blog-post"
import { service } from "../../../model/types/service"

test("a slug is the title in lower case, each run of other characters one hyphen", () => {
  expect(slugify("The ad budget below which you learn nothing")).toBe("the-ad-budget-below-which-you-learn-nothing")
  expect(slugify("3x ROI: What We Did & Why")).toBe("3x-roi-what-we-did-why")
})

test("a service has its page under /services and at the root, and further addresses of its own", () => {
  expect(routeOf(service, { slug: "marketing-ops", aliases: ["/services/ai-marketing"] })).toEqual({
    path: "/services/marketing-ops",
    aliases: ["/marketing-ops", "/services/ai-marketing"],
  })
})

test("a post is found by its title, or by a slug of its own", () => {
  expect(routeOf(blogPost, { title: "Two words" })?.path).toBe("/blog/two-words")
  expect(routeOf(blogPost, { title: "Two words", slug: "post-template" })?.path).toBe("/blog/post-template")
})
